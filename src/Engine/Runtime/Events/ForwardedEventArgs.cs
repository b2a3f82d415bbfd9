namespace System.Management.Automation;

public class ForwardedEventArgs : EventArgs
{
    internal ForwardedEventArgs() { }
    public PSObject SerializedRemoteEventArgs { get => throw Unsupported.Member(); }
}
