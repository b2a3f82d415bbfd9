namespace System.Management.Automation;

public sealed class PSTransactionContext : IDisposable
{
    internal PSTransactionContext() { }
    public void Dispose() => throw Unsupported.Member();
}
