namespace System.Management.Automation;

/// <summary>A subscription ended.</summary>
public class PSEventUnsubscribedEventArgs : EventArgs
{
    internal PSEventUnsubscribedEventArgs(PSEventSubscriber eventSubscriber) => EventSubscriber = eventSubscriber;

    public PSEventSubscriber EventSubscriber { get; internal set; }
}
