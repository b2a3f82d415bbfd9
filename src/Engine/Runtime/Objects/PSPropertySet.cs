using System.Collections.ObjectModel;

namespace System.Management.Automation;

/// <summary>A name for several properties.</summary>
public class PSPropertySet : PSMemberInfo
{
    public PSPropertySet(string name, IEnumerable<string> referencedPropertyNames)
    {
        ArgumentNullException.ThrowIfNull(referencedPropertyNames);
        SetMemberName(name);
        ReferencedPropertyNames = [.. referencedPropertyNames];
    }

    public override PSMemberTypes MemberType => PSMemberTypes.PropertySet;

    public Collection<string> ReferencedPropertyNames { get; }

    public override string TypeNameOfValue => typeof(PSPropertySet).FullName!;

    public override object? Value
    {
        get => this;
        set => throw CannotChange();
    }

    public override PSMemberInfo Copy() => CopyTo(new PSPropertySet(Name, ReferencedPropertyNames));

    public override string ToString() => $"{Name} {{{string.Join(", ", ReferencedPropertyNames)}}}";
}
