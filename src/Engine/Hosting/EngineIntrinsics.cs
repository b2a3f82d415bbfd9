using System.Management.Automation.Host;

namespace System.Management.Automation;

public class EngineIntrinsics
{
    internal EngineIntrinsics() { }
    public PSEventManager Events { get => throw Unsupported.Member(); }
    public PSHost Host { get => throw Unsupported.Member(); }
    public CommandInvocationIntrinsics InvokeCommand { get => throw Unsupported.Member(); }
    public ProviderIntrinsics InvokeProvider { get => throw Unsupported.Member(); }
    public SessionState SessionState { get => throw Unsupported.Member(); }
}
