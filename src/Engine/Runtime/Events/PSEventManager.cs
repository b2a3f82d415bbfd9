namespace System.Management.Automation;

/// <summary>The events of a runspace: who subscribed, and what came that nobody handled.</summary>
public abstract class PSEventManager
{
    private int _lastEventId;

    protected PSEventManager()
    {
    }

    public PSEventArgsCollection ReceivedEvents { get; } = new();

    public abstract List<PSEventSubscriber> Subscribers { get; }

    protected abstract PSEventArgs CreateEvent(string sourceIdentifier, object? sender, object[]? args, PSObject? extraData);

    public PSEventArgs GenerateEvent(string sourceIdentifier, object? sender, object[]? args, PSObject? extraData)
        => GenerateEvent(sourceIdentifier, sender, args, extraData, processInCurrentThread: false, waitForCompletionInCurrentThread: false);

    public PSEventArgs GenerateEvent(string sourceIdentifier, object? sender, object[]? args, PSObject? extraData, bool processInCurrentThread,
        bool waitForCompletionInCurrentThread)
    {
        ArgumentException.ThrowIfNullOrEmpty(sourceIdentifier);
        var made = CreateEvent(sourceIdentifier, sender, args, extraData);
        ProcessNewEvent(made, processInCurrentThread, waitForCompletionInCurrentThread);
        return made;
    }

    public abstract IEnumerable<PSEventSubscriber> GetEventSubscribers(string sourceIdentifier);

    public abstract PSEventSubscriber SubscribeEvent(object? source, string? eventName, string sourceIdentifier, PSObject? data, ScriptBlock? action,
        bool supportEvent, bool forwardEvent);

    public abstract PSEventSubscriber SubscribeEvent(object? source, string? eventName, string sourceIdentifier, PSObject? data, ScriptBlock? action,
        bool supportEvent, bool forwardEvent, int maxTriggerCount);

    public abstract PSEventSubscriber SubscribeEvent(object? source, string? eventName, string sourceIdentifier, PSObject? data,
        PSEventReceivedEventHandler? handlerDelegate, bool supportEvent, bool forwardEvent);

    public abstract PSEventSubscriber SubscribeEvent(object? source, string? eventName, string sourceIdentifier, PSObject? data,
        PSEventReceivedEventHandler? handlerDelegate, bool supportEvent, bool forwardEvent, int maxTriggerCount);

    public abstract void UnsubscribeEvent(PSEventSubscriber subscriber);

    protected int GetNextEventId() => Interlocked.Increment(ref _lastEventId);

    protected abstract void ProcessNewEvent(PSEventArgs newEvent, bool processInCurrentThread);

    protected internal virtual void ProcessNewEvent(PSEventArgs newEvent, bool processInCurrentThread, bool waitForCompletionWhenInCurrentThread)
        => ProcessNewEvent(newEvent, processInCurrentThread);
}
