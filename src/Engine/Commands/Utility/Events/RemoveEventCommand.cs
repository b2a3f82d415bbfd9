namespace Microsoft.PowerShell.Commands;

/// <summary>Forgets events that nobody has handled.</summary>
[Cmdlet(VerbsCommon.Remove, "Event", SupportsShouldProcess = true, DefaultParameterSetName = "BySource")]
public sealed class RemoveEventCommand : PSCmdlet
{
    [Parameter(Mandatory = true, Position = 0, ValueFromPipelineByPropertyName = true, ParameterSetName = "BySource")]
    public string? SourceIdentifier { get; set; }

    [Parameter(Mandatory = true, Position = 0, ValueFromPipelineByPropertyName = true, ParameterSetName = "ByIdentifier")]
    public int EventIdentifier { get; set; } = -1;

    protected override void ProcessRecord()
    {
        var byId = ParameterSetName == "ByIdentifier";
        var pattern = byId ? null : WildcardPattern.Get(SourceIdentifier!, WildcardOptions.IgnoreCase);
        var any = false;
        foreach (var item in Events.ReceivedEvents)
        {
            if (byId ? item.EventIdentifier != EventIdentifier : !pattern!.IsMatch(item.SourceIdentifier))
            {
                continue;
            }

            any = true;
            if (ShouldProcess($"Event '{item.SourceIdentifier}'", "Remove"))
            {
                Events.ReceivedEvents.Remove(item);
            }
        }

        if (!any && (byId || !WildcardPattern.ContainsWildcardCharacters(SourceIdentifier!)))
        {
            WriteError(byId
                ? new ErrorRecord(new ArgumentException($"Event with identifier '{EventIdentifier}' does not exist."), "INVALID_EVENT_IDENTIFIER", ErrorCategory.InvalidArgument, null)
                : new ErrorRecord(new ArgumentException($"Event with source identifier '{SourceIdentifier}' does not exist."), "INVALID_SOURCE_IDENTIFIER", ErrorCategory.InvalidArgument, null));
        }
    }
}
