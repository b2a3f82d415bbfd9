using System.Management.Automation.Host;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation.Runspaces;

/// <summary>A place where scripts run: variables, functions, modules and drives of its own. Runs one pipeline at a time.</summary>
public abstract class Runspace : IDisposable
{
    private static int s_lastId;

    internal Runspace()
    {
        Id = Interlocked.Increment(ref s_lastId);
        Name = $"Runspace{Id}";
    }

    public abstract event EventHandler<RunspaceAvailabilityEventArgs>? AvailabilityChanged;

    public abstract event EventHandler<RunspaceStateEventArgs>? StateChanged;

    public static bool CanUseDefaultRunspace => DefaultRunspace is { RunspaceStateInfo.State: RunspaceState.Opened };

    /// <summary>The runspace in which script blocks run that are called on this thread.</summary>
    [AllowNull]
    public static Runspace DefaultRunspace
    {
        get => ExecutionContext.Current?.Runspace ?? s_default!;
        set
        {
            s_default = value;
            ExecutionContext.Current = value?.ExecutionContextOrNull;
        }
    }

    [ThreadStatic]
    private static Runspace? s_default;

    public abstract RunspaceConnectionInfo? ConnectionInfo { get; }

    public virtual Debugger Debugger => null!;

    public DateTime? DisconnectedOn => null;

    public abstract PSEventManager Events { get; }

    public DateTime? ExpiresOn => null;

    public int Id { get; }

    public abstract InitialSessionState InitialSessionState { get; }

    public Guid InstanceId { get; } = Guid.NewGuid();

    public abstract JobManager JobManager { get; }

    public string Name { get; set; }

    public abstract RunspaceConnectionInfo? OriginalConnectionInfo { get; }

    public abstract RunspaceAvailability RunspaceAvailability { get; protected set; }

    public bool RunspaceIsRemote => false;

    public abstract RunspaceStateInfo RunspaceStateInfo { get; }

    public SessionStateProxy SessionStateProxy => GetSessionStateProxy();

    public abstract PSThreadOptions ThreadOptions { get; set; }

    public abstract Version Version { get; }

    /// <summary>The engine's state of the runspace; null before it is open.</summary>
    internal virtual ExecutionContext? ExecutionContextOrNull => null;

    public abstract void Close();

    public abstract void CloseAsync();

    public abstract void Connect();

    public abstract void ConnectAsync();

    public abstract void Disconnect();

    public abstract void DisconnectAsync();

    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    public abstract PSPrimitiveDictionary GetApplicationPrivateData();

    public abstract RunspaceCapability GetCapabilities();

    public static Runspace GetRunspace(RunspaceConnectionInfo connectionInfo, Guid sessionId, Guid? commandId, PSHost host, TypeTable typeTable) => throw Remote();

    public static Runspace[] GetRunspaces(RunspaceConnectionInfo connectionInfo) => throw Remote();

    public static Runspace[] GetRunspaces(RunspaceConnectionInfo connectionInfo, PSHost host) => throw Remote();

    public static Runspace[] GetRunspaces(RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable) => throw Remote();

    public abstract void Open();

    public abstract void OpenAsync();

    /// <summary>Removes the variables that scripts made, and sets the others back to what they were when the runspace opened.</summary>
    public virtual void ResetRunspaceState() => throw new PSNotImplementedException("This runspace cannot be reset.");

    protected virtual void Dispose(bool disposing)
    {
    }

    protected virtual void OnAvailabilityChanged(RunspaceAvailabilityEventArgs e)
    {
    }

    private protected abstract SessionStateProxy GetSessionStateProxy();

    private protected static PSNotSupportedException Remote()
        => new("The embedded PowerShell engine has no remoting. Run on an installed PowerShell instead: set PSWorkerPowerShellHome to its folder ($PSHOME).");
}
