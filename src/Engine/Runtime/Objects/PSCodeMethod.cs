using System.Collections.ObjectModel;
using System.Reflection;

namespace System.Management.Automation;

public class PSCodeMethod : PSMethodInfo
{
    public PSCodeMethod(string name, MethodInfo codeReference) => throw Unsupported.Member();
    public MethodInfo CodeReference { get => throw Unsupported.Member(); }
    public override PSMemberTypes MemberType { get => throw Unsupported.Member(); }
    public override Collection<string> OverloadDefinitions { get => throw Unsupported.Member(); }
    public override string TypeNameOfValue { get => throw Unsupported.Member(); }
    public override PSMemberInfo Copy() => throw Unsupported.Member();
    public override object? Invoke(params object[] arguments) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
