namespace Microsoft.PowerShell.Commands;

/// <summary>Ends subscriptions.</summary>
[Cmdlet(VerbsLifecycle.Unregister, "Event", SupportsShouldProcess = true, DefaultParameterSetName = BySource)]
public sealed class UnregisterEventCommand : PSCmdlet
{
    private const string BySource = "BySource";
    private const string ById = "ByID";

    private bool _any;

    [Parameter(Mandatory = true, Position = 0, ValueFromPipelineByPropertyName = true, ParameterSetName = BySource)]
    public string? SourceIdentifier { get; set; }

    [Parameter(Mandatory = true, Position = 0, ValueFromPipelineByPropertyName = true, ParameterSetName = ById)]
    public int SubscriptionId { get; set; } = -1;

    /// <summary>Also subscriptions that were made with -SupportEvent.</summary>
    [Parameter]
    public SwitchParameter Force { get; set; }

    protected override void ProcessRecord()
    {
        var pattern = SourceIdentifier is null ? null : WildcardPattern.Get(SourceIdentifier, WildcardOptions.IgnoreCase);
        _any = false;
        foreach (var subscriber in Events.Subscribers)
        {
            var isMeant = pattern is not null ? pattern.IsMatch(subscriber.SourceIdentifier) : subscriber.SubscriptionId == SubscriptionId;
            if (!isMeant || (subscriber.SupportEvent && !Force))
            {
                continue;
            }

            _any = true;
            if (ShouldProcess($"Event subscription '{subscriber.SourceIdentifier}'", "Unsubscribe"))
            {
                Events.UnsubscribeEvent(subscriber);
            }
        }

        if (!_any && (SourceIdentifier is null || !WildcardPattern.ContainsWildcardCharacters(SourceIdentifier)))
        {
            WriteError(SourceIdentifier is not null
                ? new ErrorRecord(new ArgumentException($"Event subscription with identifier '{SourceIdentifier}' does not exist."), "INVALID_SOURCE_IDENTIFIER", ErrorCategory.InvalidArgument, null)
                : new ErrorRecord(new ArgumentException($"Event subscription with identifier '{SubscriptionId}' does not exist."), "INVALID_SUBSCRIPTION_IDENTIFIER", ErrorCategory.InvalidArgument, null));
        }
    }
}
