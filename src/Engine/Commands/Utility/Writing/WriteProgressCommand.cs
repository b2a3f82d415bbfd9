namespace Microsoft.PowerShell.Commands;

/// <summary>Reports progress.</summary>
[Cmdlet("Write", "Progress", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097036", RemotingCapability = RemotingCapability.None)]
public sealed class WriteProgressCommand : PSCmdlet
{
    [Parameter(Position = 0)]
    public string? Activity { get; set; }

    [Parameter(Position = 1)]
    [ValidateNotNullOrEmpty]
    public string Status { get; set; } = "Processing";

    [Parameter(Position = 2)]
    [ValidateRange(0, int.MaxValue)]
    public int Id { get; set; }

    [Parameter]
    [ValidateRange(-1, 100)]
    public int PercentComplete { get; set; } = -1;

    [Parameter]
    public int SecondsRemaining { get; set; } = -1;

    [Parameter]
    public string? CurrentOperation { get; set; }

    [Parameter]
    [ValidateRange(-1, int.MaxValue)]
    public int ParentId { get; set; } = -1;

    [Parameter]
    public SwitchParameter Completed { get; set; }

    [Parameter]
    public int SourceId { get; set; }

    protected override void ProcessRecord()
    {
        if (string.IsNullOrEmpty(Activity) && !Completed)
        {
            ThrowTerminatingError(new ErrorRecord(new ArgumentException("Missing value for mandatory parameter.", nameof(Activity)),
                "MissingActivity", ErrorCategory.InvalidArgument, Activity));
        }

        var record = new ProgressRecord(Id, string.IsNullOrEmpty(Activity) ? " " : Activity, Status)
        {
            ParentActivityId = ParentId,
            PercentComplete = PercentComplete,
            SecondsRemaining = SecondsRemaining,
            CurrentOperation = CurrentOperation!,
            RecordType = Completed ? ProgressRecordType.Completed : ProgressRecordType.Processing,
        };
        WriteProgress(record);
    }
}
