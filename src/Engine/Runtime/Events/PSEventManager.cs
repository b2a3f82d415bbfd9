namespace System.Management.Automation;

public abstract class PSEventManager
{
    protected PSEventManager() { }
    public PSEventArgsCollection ReceivedEvents { get => throw Unsupported.Member(); }
    public abstract List<PSEventSubscriber> Subscribers { get; }
    protected virtual PSEventArgs CreateEvent(string sourceIdentifier, object? sender, object[] args, PSObject extraData) => throw Unsupported.Member();
    public PSEventArgs GenerateEvent(string sourceIdentifier, object? sender, object[] args, PSObject extraData) => throw Unsupported.Member();
    public PSEventArgs GenerateEvent(string sourceIdentifier, object? sender, object[] args, PSObject extraData, bool processInCurrentThread, bool waitForCompletionInCurrentThread) => throw Unsupported.Member();
    public abstract IEnumerable<PSEventSubscriber> GetEventSubscribers(string sourceIdentifier);
    protected int GetNextEventId() => throw Unsupported.Member();
    protected internal virtual void ProcessNewEvent(PSEventArgs newEvent, bool processInCurrentThread, bool waitForCompletionWhenInCurrentThread) => throw Unsupported.Member();
    protected virtual void ProcessNewEvent(PSEventArgs newEvent, bool processInCurrentThread) => throw Unsupported.Member();
    public abstract PSEventSubscriber SubscribeEvent(object? source, string eventName, string sourceIdentifier, PSObject data, ScriptBlock action, bool supportEvent, bool forwardEvent);
    public abstract PSEventSubscriber SubscribeEvent(object? source, string eventName, string sourceIdentifier, PSObject data, ScriptBlock action, bool supportEvent, bool forwardEvent, int maxTriggerCount);
    public abstract PSEventSubscriber SubscribeEvent(object? source, string eventName, string sourceIdentifier, PSObject data, PSEventReceivedEventHandler handlerDelegate, bool supportEvent, bool forwardEvent);
    public abstract PSEventSubscriber SubscribeEvent(object? source, string eventName, string sourceIdentifier, PSObject data, PSEventReceivedEventHandler handlerDelegate, bool supportEvent, bool forwardEvent, int maxTriggerCount);
    public abstract void UnsubscribeEvent(PSEventSubscriber subscriber);
}
