namespace System.Management.Automation;

public class PSEventUnsubscribedEventArgs : EventArgs
{
    internal PSEventUnsubscribedEventArgs() { }
    public PSEventSubscriber EventSubscriber { get => throw Unsupported.Member(); }
}
