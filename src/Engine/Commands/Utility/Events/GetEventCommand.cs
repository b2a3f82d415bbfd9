namespace Microsoft.PowerShell.Commands;

/// <summary>Lists the events that nobody has handled.</summary>
[Cmdlet(VerbsCommon.Get, "Event", DefaultParameterSetName = "BySource")]
[OutputType(typeof(PSEventArgs))]
public sealed class GetEventCommand : PSCmdlet
{
    [Parameter(Position = 0, ValueFromPipelineByPropertyName = true, ParameterSetName = "BySource")]
    public string? SourceIdentifier { get; set; }

    [Parameter(Mandatory = true, Position = 0, ValueFromPipelineByPropertyName = true, ParameterSetName = "ById")]
    [Alias("Id")]
    public int EventIdentifier { get; set; } = -1;

    protected override void EndProcessing()
    {
        var pattern = SourceIdentifier is null ? null : WildcardPattern.Get(SourceIdentifier, WildcardOptions.IgnoreCase);
        var any = false;
        foreach (var item in Events.ReceivedEvents)
        {
            if ((pattern is null || pattern.IsMatch(item.SourceIdentifier)) && (EventIdentifier < 0 || item.EventIdentifier == EventIdentifier))
            {
                any = true;
                WriteObject(item);
            }
        }

        if (!any && EventIdentifier >= 0)
        {
            WriteError(new ErrorRecord(new ArgumentException($"Event with identifier '{EventIdentifier}' does not exist."), "INVALID_EVENT_IDENTIFIER", ErrorCategory.InvalidArgument, null));
        }
        else if (!any && SourceIdentifier is not null && !WildcardPattern.ContainsWildcardCharacters(SourceIdentifier))
        {
            WriteError(new ErrorRecord(new ArgumentException($"Event with source identifier '{SourceIdentifier}' does not exist."), "INVALID_SOURCE_IDENTIFIER", ErrorCategory.InvalidArgument, null));
        }
    }
}
