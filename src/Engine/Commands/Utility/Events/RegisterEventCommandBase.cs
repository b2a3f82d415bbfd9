namespace Microsoft.PowerShell.Commands;

/// <summary>What the cmdlets share that subscribe to events.</summary>
public abstract class ObjectEventRegistrationBase : PSCmdlet
{
    internal ObjectEventRegistrationBase()
    {
    }

    [Parameter(Position = 100)]
    public string? SourceIdentifier { get; set; }

    [Parameter(Position = 101)]
    public ScriptBlock? Action { get; set; }

    [Parameter]
    public PSObject? MessageData { get; set; }

    [Parameter]
    public SwitchParameter SupportEvent { get; set; }

    [Parameter]
    public SwitchParameter Forward { get; set; }

    [Parameter]
    public int MaxTriggerCount { get; set; }

    private protected abstract object? SourceObject { get; }

    private protected abstract string? SourceEventName { get; }

    private protected PSEventSubscriber? Subscriber { get; private set; }

    protected override void BeginProcessing()
    {
        if (Forward && Action is not null)
        {
            ThrowTerminatingError(new ErrorRecord(new ArgumentException("The action is not supported when you are forwarding events."),
                "ACTION_AND_FORWARD_NOT_SUPPORTED", ErrorCategory.InvalidOperation, null));
        }
    }

    protected override void EndProcessing()
    {
        SourceIdentifier ??= Guid.NewGuid().ToString();
        if (Events.GetEventSubscribers(SourceIdentifier).Any() && SourceIdentifier != PSEngineEvent.Exiting)
        {
            WriteError(new ErrorRecord(new ArgumentException($"Cannot subscribe to the specified event. A subscriber with the source identifier '{SourceIdentifier}' already exists."),
                "SUBSCRIBER_EXISTS", ErrorCategory.InvalidArgument, SourceObject));
            return;
        }

        try
        {
            Subscriber = Events.SubscribeEvent(SourceObject, SourceEventName, SourceIdentifier, MessageData, Action, SupportEvent, Forward, MaxTriggerCount);
        }
        catch (ArgumentException e)
        {
            WriteError(new ErrorRecord(e, "INVALID_REGISTRATION", ErrorCategory.InvalidArgument, SourceObject));
            return;
        }

        if (Subscriber.Action is { } job && !SupportEvent)
        {
            WriteObject(job);
        }
    }
}
