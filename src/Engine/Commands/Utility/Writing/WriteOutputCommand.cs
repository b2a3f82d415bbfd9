namespace Microsoft.PowerShell.Commands;

/// <summary>Writes objects to the pipeline.</summary>
[Cmdlet("Write", "Output", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097117", RemotingCapability = RemotingCapability.None)]
public sealed class WriteOutputCommand : PSCmdlet
{
    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true, ValueFromRemainingArguments = true)]
    [AllowNull]
    [AllowEmptyCollection]
    public object? InputObject { get; set; }

    [Parameter]
    public SwitchParameter NoEnumerate { get; set; }

    protected override void ProcessRecord() => WriteObject(InputObject, enumerateCollection: !NoEnumerate);
}
