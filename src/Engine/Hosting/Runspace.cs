using System.Management.Automation.Host;

namespace System.Management.Automation.Runspaces;

public abstract class Runspace : IDisposable
{
    internal Runspace() { }
    internal virtual Automation.Runtime.ExecutionContext? ExecutionContextOrNull => null;
    public static bool CanUseDefaultRunspace { get => throw Unsupported.Member(); }
    public abstract RunspaceConnectionInfo ConnectionInfo { get; }
    public virtual Debugger Debugger { get => throw Unsupported.Member(); }
    public static Runspace DefaultRunspace { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public DateTime? DisconnectedOn { get => throw Unsupported.Member(); }
    public abstract PSEventManager Events { get; }
    public DateTime? ExpiresOn { get => throw Unsupported.Member(); }
    public int Id { get => throw Unsupported.Member(); }
    public abstract InitialSessionState InitialSessionState { get; }
    public Guid InstanceId { get => throw Unsupported.Member(); }
    public abstract JobManager JobManager { get; }
    public string Name { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public abstract RunspaceConnectionInfo OriginalConnectionInfo { get; }
    public abstract RunspaceAvailability RunspaceAvailability { get; protected set; }
    public bool RunspaceIsRemote { get => throw Unsupported.Member(); }
    public abstract RunspaceStateInfo RunspaceStateInfo { get; }
    public SessionStateProxy SessionStateProxy { get => throw Unsupported.Member(); }
    public abstract PSThreadOptions ThreadOptions { get; set; }
    public abstract Version Version { get; }
    public abstract event EventHandler<RunspaceAvailabilityEventArgs> AvailabilityChanged;
    public abstract event EventHandler<RunspaceStateEventArgs> StateChanged;
    public abstract void Close();
    public abstract void CloseAsync();
    public abstract void Connect();
    public abstract void ConnectAsync();
    public abstract void Disconnect();
    public abstract void DisconnectAsync();
    protected virtual void Dispose(bool disposing) => throw Unsupported.Member();
    public void Dispose() => throw Unsupported.Member();
    public abstract PSPrimitiveDictionary GetApplicationPrivateData();
    public abstract RunspaceCapability GetCapabilities();
    public static Runspace GetRunspace(RunspaceConnectionInfo connectionInfo, Guid sessionId, Guid? commandId, PSHost host, TypeTable typeTable) => throw Unsupported.Member();
    public static Runspace[] GetRunspaces(RunspaceConnectionInfo connectionInfo, PSHost host) => throw Unsupported.Member();
    public static Runspace[] GetRunspaces(RunspaceConnectionInfo connectionInfo) => throw Unsupported.Member();
    public static Runspace[] GetRunspaces(RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable) => throw Unsupported.Member();
    protected virtual void OnAvailabilityChanged(RunspaceAvailabilityEventArgs e) => throw Unsupported.Member();
    public abstract void Open();
    public abstract void OpenAsync();
    public virtual void ResetRunspaceState() => throw Unsupported.Member();
}
