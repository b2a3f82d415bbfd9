namespace Microsoft.PowerShell.Commands;

/// <summary>Makes a time span.</summary>
[Cmdlet("New", "TimeSpan", DefaultParameterSetName = "Date", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096709", RemotingCapability = RemotingCapability.None)]
[OutputType(typeof(TimeSpan))]
public sealed class NewTimeSpanCommand : PSCmdlet
{
    private DateTime? _start;
    private DateTime? _end;

    [Parameter(Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "Date")]
    [Alias("LastWriteTime")]
    public DateTime Start
    {
        get => _start ?? default;
        set => _start = value;
    }

    [Parameter(Position = 1, ValueFromPipelineByPropertyName = true, ParameterSetName = "Date")]
    public DateTime End
    {
        get => _end ?? default;
        set => _end = value;
    }

    [Parameter(ParameterSetName = "Time")]
    public int Days { get; set; }

    [Parameter(ParameterSetName = "Time")]
    public int Hours { get; set; }

    [Parameter(ParameterSetName = "Time")]
    public int Minutes { get; set; }

    [Parameter(ParameterSetName = "Time")]
    public int Seconds { get; set; }

    [Parameter(ParameterSetName = "Time")]
    public int Milliseconds { get; set; }

    protected override void ProcessRecord()
    {
        if (ParameterSetName == "Time")
        {
            WriteObject(new TimeSpan(Days, Hours, Minutes, Seconds, Milliseconds));
            return;
        }

        var now = TimeProvider.System.GetLocalNow().DateTime;
        WriteObject((_end ?? now).Subtract(_start ?? now));
    }
}
