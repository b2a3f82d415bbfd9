using System.Collections.ObjectModel;

namespace System.Management.Automation.Runspaces;

/// <summary>Type data for a list of properties.</summary>
public sealed class PropertySetData : TypeMemberData
{
    public PropertySetData(IEnumerable<string> referencedProperties)
        : this("PropertySet", referencedProperties)
    {
    }

    internal PropertySetData(string name, IEnumerable<string> referencedProperties)
    {
        ArgumentNullException.ThrowIfNull(referencedProperties);
        Name = name;
        ReferencedProperties = [.. referencedProperties];
    }

    public bool IsHidden { get; set; }

    public Collection<string> ReferencedProperties { get; }

    internal override PSMemberInfo ToMember() => Hidden(new PSPropertySet(Name, ReferencedProperties), IsHidden);

    internal override TypeMemberData Copy() => new PropertySetData(Name, ReferencedProperties) { IsHidden = IsHidden };
}
