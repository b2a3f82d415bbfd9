namespace System.Management.Automation;

/// <summary>A subscription to an event of an object or of the engine.</summary>
public class PSEventSubscriber : IEquatable<PSEventSubscriber>
{
    internal PSEventSubscriber(int id, object? source, string? eventName, string sourceIdentifier, bool supportEvent, bool forwardEvent, int maxTriggerCount)
    {
        SubscriptionId = id;
        SourceObject = source;
        EventName = eventName;
        SourceIdentifier = sourceIdentifier;
        SupportEvent = supportEvent;
        ForwardEvent = forwardEvent;
        RemainingTriggers = maxTriggerCount > 0 ? maxTriggerCount : -1;
    }

    public event PSEventUnsubscribedEventHandler? Unsubscribed;

    public PSEventJob? Action { get; internal set; }

    public string? EventName { get; }

    public bool ForwardEvent { get; }

    public PSEventReceivedEventHandler? HandlerDelegate { get; internal set; }

    public string SourceIdentifier { get; }

    public object? SourceObject { get; }

    public int SubscriptionId { get; set; }

    public bool SupportEvent { get; }

    /// <summary>How many events it still takes; -1 for any number.</summary>
    internal int RemainingTriggers { get; set; }

    /// <summary>What is attached to the object's event, to be taken off again.</summary>
    internal Delegate? Attached { get; set; }

    internal PSObject? MessageData { get; init; }

    public bool Equals(PSEventSubscriber? other) => other is not null && SubscriptionId == other.SubscriptionId;

    public override bool Equals(object? obj) => Equals(obj as PSEventSubscriber);

    public override int GetHashCode() => SubscriptionId;

    internal void OnUnsubscribed(object sender)
        => Unsubscribed?.Invoke(sender, new PSEventArgs(Guid.Empty, -1, SourceIdentifier, sender, [new PSEventUnsubscribedEventArgs(this)], null));
}
