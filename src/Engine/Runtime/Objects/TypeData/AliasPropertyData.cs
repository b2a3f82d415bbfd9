namespace System.Management.Automation.Runspaces;

/// <summary>Type data for an alias of a property.</summary>
public sealed class AliasPropertyData : TypeMemberData
{
    public AliasPropertyData(string name, string referencedMemberName)
        : this(name, referencedMemberName, null)
    {
    }

    public AliasPropertyData(string name, string referencedMemberName, Type? type)
    {
        Name = name;
        ReferencedMemberName = referencedMemberName;
        MemberType = type;
    }

    public bool IsHidden { get; set; }

    /// <summary>The type the value is converted to; null for none.</summary>
    public Type? MemberType { get; set; }

    public string ReferencedMemberName { get; set; }

    internal override PSMemberInfo ToMember() => Hidden(new PSAliasProperty(Name, ReferencedMemberName, MemberType), IsHidden);

    internal override TypeMemberData Copy() => new AliasPropertyData(Name, ReferencedMemberName, MemberType) { IsHidden = IsHidden };
}
