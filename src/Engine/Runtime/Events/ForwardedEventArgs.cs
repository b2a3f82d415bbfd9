namespace System.Management.Automation;

/// <summary>The arguments of an event that another machine forwarded. This engine has no remoting.</summary>
public class ForwardedEventArgs : EventArgs
{
    internal ForwardedEventArgs(PSObject serializedRemoteEventArgs) => SerializedRemoteEventArgs = serializedRemoteEventArgs;

    public PSObject SerializedRemoteEventArgs { get; }
}
