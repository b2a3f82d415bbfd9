#pragma warning disable CS0420 // Interlocked takes volatile fields as they are.

namespace System.Management.Automation.Runtime;

internal sealed partial class ExecutionContext
{
    private const int Stop = 1;
    private const int Attention = 2;

    // One word for all that may interrupt a script, so that the poll in loops and calls stays one test.
    private volatile int _interrupts;

    /// <summary>Whether the running pipeline was asked to stop. Polled at loop back-edges, calls and pipeline writes.</summary>
    public bool StopRequested
    {
        get => (_interrupts & Stop) != 0;
        set
        {
            if (value)
            {
                Interlocked.Or(ref _interrupts, Stop);
            }
            else
            {
                Interlocked.And(ref _interrupts, ~Stop);
            }
        }
    }

    /// <summary>From any thread: events wait for the script's thread.</summary>
    public void RequestAttention() => Interlocked.Or(ref _interrupts, Attention);

    /// <summary>Runs what waits for the script's thread.</summary>
    /// <exception cref="PipelineStoppedException">The pipeline was asked to stop.</exception>
    public void ThrowIfStopping()
    {
        if (_interrupts != 0)
        {
            HandleInterrupts();
        }
    }

    private void HandleInterrupts()
    {
        if ((_interrupts & Stop) != 0 && _suspendedStops == 0)
        {
            throw new PipelineStoppedException();
        }

        Interlocked.And(ref _interrupts, ~Attention);
        EventsIfAny?.RunPendingActions();
    }
}
