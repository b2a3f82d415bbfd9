using System.Collections.ObjectModel;
using System.Management.Automation.Host;

namespace System.Management.Automation.Runspaces;

public sealed class RunspacePool : IDisposable
{
    internal RunspacePool() { }
    public TimeSpan CleanupInterval { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public RunspaceConnectionInfo ConnectionInfo { get => throw Unsupported.Member(); }
    public InitialSessionState InitialSessionState { get => throw Unsupported.Member(); }
    public Guid InstanceId { get => throw Unsupported.Member(); }
    public bool IsDisposed { get => throw Unsupported.Member(); }
    public RunspacePoolAvailability RunspacePoolAvailability { get => throw Unsupported.Member(); }
    public RunspacePoolStateInfo RunspacePoolStateInfo { get => throw Unsupported.Member(); }
    public PSThreadOptions ThreadOptions { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public event EventHandler<RunspacePoolStateChangedEventArgs> StateChanged { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public IAsyncResult BeginClose(AsyncCallback callback, object? state) => throw Unsupported.Member();
    public IAsyncResult BeginConnect(AsyncCallback callback, object? state) => throw Unsupported.Member();
    public IAsyncResult BeginDisconnect(AsyncCallback callback, object? state) => throw Unsupported.Member();
    public IAsyncResult BeginOpen(AsyncCallback callback, object? state) => throw Unsupported.Member();
    public void Close() => throw Unsupported.Member();
    public void Connect() => throw Unsupported.Member();
    public Collection<PowerShell> CreateDisconnectedPowerShells() => throw Unsupported.Member();
    public void Disconnect() => throw Unsupported.Member();
    public void Dispose() => throw Unsupported.Member();
    public void EndClose(IAsyncResult asyncResult) => throw Unsupported.Member();
    public void EndConnect(IAsyncResult asyncResult) => throw Unsupported.Member();
    public void EndDisconnect(IAsyncResult asyncResult) => throw Unsupported.Member();
    public void EndOpen(IAsyncResult asyncResult) => throw Unsupported.Member();
    public PSPrimitiveDictionary GetApplicationPrivateData() => throw Unsupported.Member();
    public int GetAvailableRunspaces() => throw Unsupported.Member();
    public RunspacePoolCapability GetCapabilities() => throw Unsupported.Member();
    public int GetMaxRunspaces() => throw Unsupported.Member();
    public int GetMinRunspaces() => throw Unsupported.Member();
    public static RunspacePool[] GetRunspacePools(RunspaceConnectionInfo connectionInfo) => throw Unsupported.Member();
    public static RunspacePool[] GetRunspacePools(RunspaceConnectionInfo connectionInfo, PSHost host) => throw Unsupported.Member();
    public static RunspacePool[] GetRunspacePools(RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable) => throw Unsupported.Member();
    public void Open() => throw Unsupported.Member();
    public bool SetMaxRunspaces(int maxRunspaces) => throw Unsupported.Member();
    public bool SetMinRunspaces(int minRunspaces) => throw Unsupported.Member();
}
