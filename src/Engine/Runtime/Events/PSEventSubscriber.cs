namespace System.Management.Automation;

public class PSEventSubscriber : IEquatable<PSEventSubscriber>
{
    internal PSEventSubscriber() { }
    public PSEventJob Action { get => throw Unsupported.Member(); }
    public string EventName { get => throw Unsupported.Member(); }
    public bool ForwardEvent { get => throw Unsupported.Member(); }
    public PSEventReceivedEventHandler HandlerDelegate { get => throw Unsupported.Member(); }
    public string SourceIdentifier { get => throw Unsupported.Member(); }
    public object? SourceObject { get => throw Unsupported.Member(); }
    public int SubscriptionId { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SupportEvent { get => throw Unsupported.Member(); }
    public event PSEventUnsubscribedEventHandler Unsubscribed { add => throw Unsupported.Member(); remove => throw Unsupported.Member(); }
    public bool Equals(PSEventSubscriber other) => throw Unsupported.Member();
    public override int GetHashCode() => throw Unsupported.Member();
}
