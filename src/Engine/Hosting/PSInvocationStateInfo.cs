namespace System.Management.Automation;

public sealed class PSInvocationStateInfo
{
    internal PSInvocationStateInfo() { }
    public Exception Reason { get => throw Unsupported.Member(); }
    public PSInvocationState State { get => throw Unsupported.Member(); }
}
