using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Raises an event.</summary>
[Cmdlet(VerbsCommon.New, "Event")]
[OutputType(typeof(PSEventArgs))]
public sealed class NewEventCommand : PSCmdlet
{
    [Parameter(Position = 0, Mandatory = true)]
    public string SourceIdentifier { get; set; } = string.Empty;

    [Parameter(Position = 1)]
    public PSObject? Sender { get; set; }

    [Parameter(Position = 2)]
    public PSObject[]? EventArguments { get; set; }

    [Parameter(Position = 3)]
    public PSObject? MessageData { get; set; }

    protected override void EndProcessing()
    {
        var arguments = EventArguments is null ? null : Array.ConvertAll(EventArguments, static argument => BaseValue.Of(argument)!);
        WriteObject(Events.GenerateEvent(SourceIdentifier, BaseValue.Of(Sender), arguments!, MessageData, processInCurrentThread: true, waitForCompletionInCurrentThread: false));
    }
}
