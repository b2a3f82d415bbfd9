using System.Collections.ObjectModel;
using System.Management.Automation.Host;

namespace System.Management.Automation;

/// <summary>The base of cmdlets that use the session they run in.</summary>
public abstract class PSCmdlet : Cmdlet
{
    private SessionState? _sessionState;

    protected PSCmdlet()
    {
    }

    public PSEventManager Events => Context.Events;

    public PSHost Host => Context.Host;

    public CommandInvocationIntrinsics InvokeCommand => Context.GetEngineIntrinsics().InvokeCommand;

    public ProviderIntrinsics InvokeProvider => SessionState.InvokeProvider;

    public JobManager JobManager => Context.JobManager;

    public JobRepository JobRepository => Context.JobRepository;

    public InvocationInfo MyInvocation => EngineRuntime?.MyInvocation ?? DetachedInvocation;

    public PagingParameters PagingParameters => EngineRuntime?.PagingParameters!;

    /// <summary>The parameter set that the arguments chose.</summary>
    public virtual string ParameterSetName => EngineRuntime?.ParameterSetName ?? ParameterAttribute.AllParameterSets;

    /// <summary>The session state that the command was called from.</summary>
    public SessionState SessionState => _sessionState ??= SessionStateOf();

    public PathInfo CurrentProviderLocation(string providerId) => SessionState.Path.CurrentProviderLocation(providerId);

    public Collection<string> GetResolvedProviderPathFromPSPath(string path, out ProviderInfo provider)
        => SessionState.Path.GetResolvedProviderPathFromPSPath(path, out provider);

    public string GetUnresolvedProviderPathFromPSPath(string path) => SessionState.Path.GetUnresolvedProviderPathFromPSPath(path);

    public object? GetVariableValue(string name) => SessionState.PSVariable.GetValue(name);

    public object? GetVariableValue(string name, object? defaultValue) => SessionState.PSVariable.GetValue(name, defaultValue);

    private InvocationInfo DetachedInvocation => field ??= new InvocationInfo(null, null);

    // A cmdlet of the engine or a binary module works in the state of its caller.
    private protected virtual SessionState SessionStateOf() => Context.CurrentState.PublicState;
}
