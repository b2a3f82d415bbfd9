namespace Microsoft.PowerShell.Commands;

/// <summary>Waits until an event is there. It stays in the queue.</summary>
[Cmdlet(VerbsLifecycle.Wait, "Event")]
[OutputType(typeof(PSEventArgs))]
public sealed class WaitEventCommand : PSCmdlet
{
    private volatile bool _isStopped;

    [Parameter(Position = 0, ValueFromPipelineByPropertyName = true)]
    public string? SourceIdentifier { get; set; }

    /// <summary>Seconds to wait at most; -1 waits as long as it takes.</summary>
    [Parameter]
    [Alias("TimeoutSec")]
    [ValidateRange(-1, int.MaxValue)]
    public int Timeout { get; set; } = -1;

    protected override void ProcessRecord()
    {
        var pattern = SourceIdentifier is null ? null : WildcardPattern.Get(SourceIdentifier, WildcardOptions.IgnoreCase);
        var started = System.Diagnostics.Stopwatch.GetTimestamp();
        var events = Events.ReceivedEvents;
        while (!_isStopped)
        {
            // Actions run meanwhile: what they raise may be what is waited for.
            Context.ThrowIfStopping();
            lock (events.SyncRoot)
            {
                if (events.FirstOrDefault(item => pattern is null || pattern.IsMatch(item.SourceIdentifier)) is { } found)
                {
                    WriteObject(found);
                    return;
                }

                var left = Timeout < 0 ? TimeSpan.FromMilliseconds(50)
                    : TimeSpan.FromSeconds(Timeout) - System.Diagnostics.Stopwatch.GetElapsedTime(started);
                if (left <= TimeSpan.Zero)
                {
                    return;
                }

                Monitor.Wait(events.SyncRoot, left < TimeSpan.FromMilliseconds(50) ? left : TimeSpan.FromMilliseconds(50));
            }
        }
    }

    protected override void StopProcessing()
    {
        _isStopped = true;
        lock (Events.ReceivedEvents.SyncRoot)
        {
            Monitor.PulseAll(Events.ReceivedEvents.SyncRoot);
        }
    }
}
