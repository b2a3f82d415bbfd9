using System.Collections.ObjectModel;
using System.Management.Automation.Host;

namespace System.Management.Automation;

public abstract class PSCmdlet : Cmdlet
{
    protected PSCmdlet() => throw Unsupported.Member();
    public PSEventManager Events { get => throw Unsupported.Member(); }
    public PSHost Host { get => throw Unsupported.Member(); }
    public CommandInvocationIntrinsics InvokeCommand { get => throw Unsupported.Member(); }
    public ProviderIntrinsics InvokeProvider { get => throw Unsupported.Member(); }
    public JobManager JobManager { get => throw Unsupported.Member(); }
    public JobRepository JobRepository { get => throw Unsupported.Member(); }
    public InvocationInfo MyInvocation { get => throw Unsupported.Member(); }
    public PagingParameters PagingParameters { get => throw Unsupported.Member(); }
    public string ParameterSetName { get => throw Unsupported.Member(); }
    public SessionState SessionState { get => throw Unsupported.Member(); }
    public PathInfo CurrentProviderLocation(string providerId) => throw Unsupported.Member();
    public Collection<string> GetResolvedProviderPathFromPSPath(string path, out ProviderInfo provider) => throw Unsupported.Member();
    public string GetUnresolvedProviderPathFromPSPath(string path) => throw Unsupported.Member();
    public object? GetVariableValue(string name) => throw Unsupported.Member();
    public object? GetVariableValue(string name, object? defaultValue) => throw Unsupported.Member();
}
