namespace Microsoft.PowerShell.Commands;

/// <summary>Waits.</summary>
[Cmdlet("Start", "Sleep", DefaultParameterSetName = "Seconds", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097041")]
public sealed class StartSleepCommand : PSCmdlet, IDisposable
{
    private readonly ManualResetEventSlim _stopped = new();

    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "Seconds")]
    [ValidateRange(0.0, int.MaxValue / 1000)]
    public double Seconds { get; set; }

    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "Milliseconds")]
    [ValidateRange(0, int.MaxValue)]
    [Alias("ms")]
    public int Milliseconds { get; set; }

    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "FromTimeSpan")]
    [ValidateRange(ValidateRangeKind.NonNegative)]
    [Alias("ts")]
    public TimeSpan Duration { get; set; }

    protected override void ProcessRecord()
    {
        var time = ParameterSetName switch
        {
            "Milliseconds" => TimeSpan.FromMilliseconds(Milliseconds),
            "FromTimeSpan" => Duration,
            _ => TimeSpan.FromSeconds(Seconds),
        };
        if (time > TimeSpan.Zero && !Stopping)
        {
            _stopped.Wait(time);
        }
    }

    protected override void StopProcessing() => _stopped.Set();

    public void Dispose() => _stopped.Dispose();
}
