namespace System.Management.Automation.Runtime;

/// <summary>The events of one runspace.</summary>
internal sealed class EngineEventManager : PSEventManager
{
    private readonly ExecutionContext _context;

    public EngineEventManager(ExecutionContext context) => _context = context;

    public void RaiseExiting()
    {
    }

    public override List<PSEventSubscriber> Subscribers => throw Unsupported.Member();

    public override IEnumerable<PSEventSubscriber> GetEventSubscribers(string sourceIdentifier) => throw Unsupported.Member();

    public override PSEventSubscriber SubscribeEvent(object? source, string eventName, string sourceIdentifier, PSObject data, ScriptBlock action, bool supportEvent, bool forwardEvent) => throw Unsupported.Member();

    public override PSEventSubscriber SubscribeEvent(object? source, string eventName, string sourceIdentifier, PSObject data, ScriptBlock action, bool supportEvent, bool forwardEvent, int maxTriggerCount) => throw Unsupported.Member();

    public override PSEventSubscriber SubscribeEvent(object? source, string eventName, string sourceIdentifier, PSObject data, PSEventReceivedEventHandler handlerDelegate, bool supportEvent, bool forwardEvent) => throw Unsupported.Member();

    public override PSEventSubscriber SubscribeEvent(object? source, string eventName, string sourceIdentifier, PSObject data, PSEventReceivedEventHandler handlerDelegate, bool supportEvent, bool forwardEvent, int maxTriggerCount) => throw Unsupported.Member();

    public override void UnsubscribeEvent(PSEventSubscriber subscriber) => throw Unsupported.Member();
}
