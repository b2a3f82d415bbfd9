namespace System.Management.Automation.Remoting;

public class CmdletMethodInvoker<T>
{
    public CmdletMethodInvoker() => throw Unsupported.Member();
    public Func<Cmdlet, T> Action { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Exception ExceptionThrownOnCmdletThread { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ManualResetEventSlim Finished { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public T MethodResult { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public object? SyncObject { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
