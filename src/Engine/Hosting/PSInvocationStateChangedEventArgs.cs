namespace System.Management.Automation;

public sealed class PSInvocationStateChangedEventArgs : EventArgs
{
    internal PSInvocationStateChangedEventArgs() { }
    public PSInvocationStateInfo InvocationStateInfo { get => throw Unsupported.Member(); }
}
