using System.Reflection;

namespace System.Management.Automation.Runspaces;

/// <summary>Type data for a property that static .NET methods implement.</summary>
public sealed class CodePropertyData : TypeMemberData
{
    public CodePropertyData(string name, MethodInfo getMethod)
        : this(name, getMethod, null)
    {
    }

    public CodePropertyData(string name, MethodInfo? getMethod, MethodInfo? setMethod)
    {
        Name = name;
        GetCodeReference = getMethod;
        SetCodeReference = setMethod;
    }

    public MethodInfo? GetCodeReference { get; set; }

    public bool IsHidden { get; set; }

    public MethodInfo? SetCodeReference { get; set; }

    internal override PSMemberInfo ToMember() => Hidden(new PSCodeProperty(Name, GetCodeReference, SetCodeReference), IsHidden);

    internal override TypeMemberData Copy() => new CodePropertyData(Name, GetCodeReference, SetCodeReference) { IsHidden = IsHidden };
}
