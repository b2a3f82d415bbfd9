using System.Collections.ObjectModel;

namespace System.Management.Automation;

public class PSMethod : PSMethodInfo
{
    internal PSMethod() { }
    public override PSMemberTypes MemberType { get => throw Unsupported.Member(); }
    public override Collection<string> OverloadDefinitions { get => throw Unsupported.Member(); }
    public override string TypeNameOfValue { get => throw Unsupported.Member(); }
    public override PSMemberInfo Copy() => throw Unsupported.Member();
    public override object? Invoke(params object[] arguments) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
