using System.Reflection;

namespace System.Management.Automation.Runspaces;

public sealed class CodeMethodData : TypeMemberData
{
    public CodeMethodData(string name, MethodInfo methodToCall) => throw Unsupported.Member();
    public MethodInfo CodeReference { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
