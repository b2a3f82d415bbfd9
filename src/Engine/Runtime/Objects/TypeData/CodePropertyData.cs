using System.Reflection;

namespace System.Management.Automation.Runspaces;

public sealed class CodePropertyData : TypeMemberData
{
    public CodePropertyData(string name, MethodInfo getMethod) => throw Unsupported.Member();
    public CodePropertyData(string name, MethodInfo getMethod, MethodInfo setMethod) => throw Unsupported.Member();
    public MethodInfo GetCodeReference { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool IsHidden { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public MethodInfo SetCodeReference { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
