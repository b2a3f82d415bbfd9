using System.Collections.ObjectModel;
using System.Management.Automation.Host;

namespace System.Management.Automation.Runspaces;

public sealed partial class RunspacePool
{
    public IAsyncResult BeginOpen(AsyncCallback? callback, object? state) => Begin(static pool => pool.Open(), callback, state);

    public void EndOpen(IAsyncResult asyncResult) => End(asyncResult);

    public IAsyncResult BeginClose(AsyncCallback? callback, object? state) => Begin(static pool => pool.Close(), callback, state);

    public void EndClose(IAsyncResult asyncResult) => End(asyncResult);

    public IAsyncResult BeginConnect(AsyncCallback callback, object? state) => throw Unsupported.Member();

    public void EndConnect(IAsyncResult asyncResult) => throw Unsupported.Member();

    public IAsyncResult BeginDisconnect(AsyncCallback callback, object? state) => throw Unsupported.Member();

    public void EndDisconnect(IAsyncResult asyncResult) => throw Unsupported.Member();

    public void Connect() => throw Unsupported.Member();

    public void Disconnect() => throw Unsupported.Member();

    public Collection<PowerShell> CreateDisconnectedPowerShells() => throw Unsupported.Member();

    public static RunspacePool[] GetRunspacePools(RunspaceConnectionInfo connectionInfo) => throw Unsupported.Member();

    public static RunspacePool[] GetRunspacePools(RunspaceConnectionInfo connectionInfo, PSHost host) => throw Unsupported.Member();

    public static RunspacePool[] GetRunspacePools(RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable) => throw Unsupported.Member();

    private Task Begin(Action<RunspacePool> work, AsyncCallback? callback, object? state)
    {
        var task = Task.Factory.StartNew(_ => work(this), state);
        if (callback is not null)
        {
            task.ContinueWith(done => callback(done), TaskScheduler.Default);
        }

        return task;
    }

    private static void End(IAsyncResult asyncResult)
    {
        ArgumentNullException.ThrowIfNull(asyncResult);
        asyncResult.AsyncWaitHandle.WaitOne();
        if (asyncResult is Task { Exception.InnerException: { } failure })
        {
            System.Runtime.ExceptionServices.ExceptionDispatchInfo.Throw(failure);
        }
    }
}
