namespace Microsoft.PowerShell.Commands;

/// <summary>Writes a warning.</summary>
[Cmdlet("Write", "Warning", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097044", RemotingCapability = RemotingCapability.None)]
public sealed class WriteWarningCommand : PSCmdlet
{
    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true)]
    [AllowEmptyString]
    [Alias("Msg")]
    public string? Message { get; set; }

    protected override void ProcessRecord() => WriteWarning(Message ?? "");
}
