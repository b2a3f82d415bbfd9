namespace System.Management.Automation;

/// <summary>The state of a <see cref="PowerShell"/> object's call changed.</summary>
public sealed class PSInvocationStateChangedEventArgs : EventArgs
{
    internal PSInvocationStateChangedEventArgs(PSInvocationStateInfo info) => InvocationStateInfo = info;

    public PSInvocationStateInfo InvocationStateInfo { get; }
}
