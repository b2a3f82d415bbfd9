namespace System.Management.Automation.Runspaces;

public class SessionStateProxy
{
    internal SessionStateProxy() { }
    public virtual List<string> Applications { get => throw Unsupported.Member(); }
    public virtual DriveManagementIntrinsics Drive { get => throw Unsupported.Member(); }
    public virtual CommandInvocationIntrinsics InvokeCommand { get => throw Unsupported.Member(); }
    public virtual ProviderIntrinsics InvokeProvider { get => throw Unsupported.Member(); }
    public virtual PSLanguageMode LanguageMode { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public virtual PSModuleInfo Module { get => throw Unsupported.Member(); }
    public virtual PathIntrinsics Path { get => throw Unsupported.Member(); }
    public virtual CmdletProviderManagementIntrinsics Provider { get => throw Unsupported.Member(); }
    public virtual PSVariableIntrinsics PSVariable { get => throw Unsupported.Member(); }
    public virtual List<string> Scripts { get => throw Unsupported.Member(); }
    public virtual object? GetVariable(string name) => throw Unsupported.Member();
    public virtual void SetVariable(string name, object? value) => throw Unsupported.Member();
}
