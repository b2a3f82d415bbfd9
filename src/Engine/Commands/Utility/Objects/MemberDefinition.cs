namespace Microsoft.PowerShell.Commands;

/// <summary>A member as Get-Member lists it.</summary>
public class MemberDefinition
{
    public MemberDefinition(string typeName, string name, PSMemberTypes memberType, string definition)
    {
        TypeName = typeName;
        Name = name;
        MemberType = memberType;
        Definition = definition;
    }

    public string TypeName { get; }

    public string Name { get; }

    public PSMemberTypes MemberType { get; }

    public string Definition { get; }

    public override string ToString() => Definition;
}
