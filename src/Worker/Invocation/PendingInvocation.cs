using System.Diagnostics;
using Microsoft.Azure.Functions.PowerShellWorker.Functions;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>An invocation from its arrival to its answer.</summary>
internal sealed class PendingInvocation(string requestId, InvocationRequest request, LoadedFunction function)
{
    private int _state;
    private CancellationTokenSource? _cancellation;
    private volatile bool _isCancelled;

    public string Id => request.InvocationId;

    public string RequestId { get; } = requestId;

    public InvocationRequest Request => request;

    public LoadedFunction Function { get; } = function;

    /// <summary>When it arrived, in ticks of <see cref="Stopwatch"/>.</summary>
    public long ReceivedAt { get; } = Stopwatch.GetTimestamp();

    public InvocationState State => (InvocationState)Volatile.Read(ref _state);

    /// <summary>Whether the host has asked to cancel it.</summary>
    public bool IsCancelled => _isCancelled;

    /// <summary>Made when a script asks for it first: most never do.</summary>
    public CancellationToken Token
    {
        get
        {
            if (_cancellation is null)
            {
                var created = new CancellationTokenSource();
                if (Interlocked.CompareExchange(ref _cancellation, created, null) is not null)
                {
                    created.Dispose();
                }
                else if (_isCancelled)
                {
                    created.Cancel();
                }
            }

            return _cancellation.Token;
        }
    }

    /// <summary>Claims the right to run it; false when it has been answered while it waited.</summary>
    public bool TryStart() =>
        Interlocked.CompareExchange(ref _state, (int)InvocationState.Running, (int)InvocationState.Waiting) == (int)InvocationState.Waiting;

    /// <summary>Claims the right to answer it; exactly one caller gets it.</summary>
    public bool TryAnswer() => Interlocked.Exchange(ref _state, (int)InvocationState.Answered) != (int)InvocationState.Answered;

    /// <summary>Claims the right to answer it, provided that it has not started.</summary>
    public bool TryAnswerWaiting() =>
        Interlocked.CompareExchange(ref _state, (int)InvocationState.Answered, (int)InvocationState.Waiting) == (int)InvocationState.Waiting;

    /// <summary>Tells the script, if it has asked for the token.</summary>
    public void Cancel()
    {
        _isCancelled = true;
        Volatile.Read(ref _cancellation)?.Cancel();
    }
}
