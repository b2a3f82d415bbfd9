using System.Collections.ObjectModel;

namespace System.Management.Automation;

public abstract class PSMethodInfo : PSMemberInfo
{
    protected PSMethodInfo() => throw Unsupported.Member();
    public abstract Collection<string> OverloadDefinitions { get; }
    public sealed override object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public abstract object? Invoke(params object[] arguments);
}
