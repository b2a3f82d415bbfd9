namespace Microsoft.PowerShell.Commands;

/// <summary>Writes an object to the information stream.</summary>
[Cmdlet("Write", "Information", HelpUri = "https://go.microsoft.com/fwlink/?LinkId=2097040", RemotingCapability = RemotingCapability.None)]
public sealed class WriteInformationCommand : PSCmdlet
{
    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true)]
    [Alias("Msg", "Message")]
    [AllowNull]
    public object? MessageData { get; set; }

    [Parameter(Position = 1)]
    public string[] Tags { get; set; } = [];

    protected override void BeginProcessing()
    {
        foreach (var tag in Tags ?? [])
        {
            if (tag.StartsWith("PS", StringComparison.OrdinalIgnoreCase))
            {
                ThrowTerminatingError(new ErrorRecord(new InvalidOperationException(
                    $"The tag '{tag}' begins with 'PS', which is reserved."), "PSPrefixReservedInInformationTag", ErrorCategory.InvalidArgument, tag));
            }
        }
    }

    protected override void ProcessRecord() => WriteInformation(MessageData, Tags ?? []);
}
