namespace Microsoft.PowerShell.Commands;

/// <summary>Writes text to the debug stream.</summary>
[Cmdlet("Write", "Debug", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097132", RemotingCapability = RemotingCapability.None)]
public sealed class WriteDebugCommand : PSCmdlet
{
    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true)]
    [AllowEmptyString]
    [Alias("Msg")]
    public string? Message { get; set; }

    protected override void ProcessRecord() => WriteDebug(Message ?? "");
}
