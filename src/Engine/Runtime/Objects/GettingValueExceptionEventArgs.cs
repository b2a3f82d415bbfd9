namespace System.Management.Automation;

public class GettingValueExceptionEventArgs : EventArgs
{
    internal GettingValueExceptionEventArgs() { }
    public Exception Exception { get => throw Unsupported.Member(); }
    public bool ShouldThrow { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public object? ValueReplacement { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
