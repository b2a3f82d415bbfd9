using System.Reflection;

namespace System.Management.Automation.Runspaces;

/// <summary>Type data for a method that a static .NET method implements.</summary>
public sealed class CodeMethodData : TypeMemberData
{
    public CodeMethodData(string name, MethodInfo methodToCall)
    {
        Name = name;
        CodeReference = methodToCall;
    }

    public MethodInfo CodeReference { get; set; }

    internal override PSMemberInfo ToMember() => new PSCodeMethod(Name, CodeReference);

    internal override TypeMemberData Copy() => new CodeMethodData(Name, CodeReference);
}
