namespace Microsoft.PowerShell.Commands;

/// <summary>Lists subscriptions.</summary>
[Cmdlet(VerbsCommon.Get, "EventSubscriber", DefaultParameterSetName = "BySource")]
[OutputType(typeof(PSEventSubscriber))]
public sealed class GetEventSubscriberCommand : PSCmdlet
{
    [Parameter(Position = 0, ValueFromPipelineByPropertyName = true, ParameterSetName = "BySource")]
    public string? SourceIdentifier { get; set; }

    [Parameter(Mandatory = true, Position = 0, ValueFromPipelineByPropertyName = true, ParameterSetName = "ById")]
    [Alias("Id")]
    public int SubscriptionId { get; set; } = -1;

    [Parameter(Position = 1)]
    public SwitchParameter Force { get; set; }

    protected override void ProcessRecord()
    {
        var pattern = SourceIdentifier is null ? null : WildcardPattern.Get(SourceIdentifier, WildcardOptions.IgnoreCase);
        var any = false;
        foreach (var subscriber in Events.Subscribers.OrderBy(static subscriber => subscriber.SubscriptionId))
        {
            if ((subscriber.SupportEvent && !Force) || (pattern is not null && !pattern.IsMatch(subscriber.SourceIdentifier))
                || (SubscriptionId >= 0 && subscriber.SubscriptionId != SubscriptionId))
            {
                continue;
            }

            any = true;
            WriteObject(subscriber);
        }

        if (!any && SubscriptionId >= 0)
        {
            WriteError(new ErrorRecord(new ArgumentException($"Event subscription with identifier '{SubscriptionId}' does not exist."), "INVALID_SUBSCRIPTION_IDENTIFIER", ErrorCategory.InvalidArgument, null));
        }
        else if (!any && SourceIdentifier is not null && !WildcardPattern.ContainsWildcardCharacters(SourceIdentifier))
        {
            WriteError(new ErrorRecord(new ArgumentException($"Event subscription with source identifier '{SourceIdentifier}' does not exist."), "INVALID_SOURCE_IDENTIFIER", ErrorCategory.InvalidArgument, null));
        }
    }
}
