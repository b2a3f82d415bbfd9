namespace Microsoft.PowerShell.Commands;

/// <summary>Writes text to the verbose stream.</summary>
[Cmdlet("Write", "Verbose", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097043", RemotingCapability = RemotingCapability.None)]
public sealed class WriteVerboseCommand : PSCmdlet
{
    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true)]
    [AllowEmptyString]
    [Alias("Msg")]
    public string? Message { get; set; }

    protected override void ProcessRecord() => WriteVerbose(Message ?? "");
}
