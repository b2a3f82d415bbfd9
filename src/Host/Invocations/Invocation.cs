using System.Diagnostics;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Workers;

namespace PowerShellWorker.Host.Invocations;

/// <summary>One run of one function, from its trigger to its result.</summary>
internal sealed class Invocation(FunctionModel function, FunctionLogs logs)
{
    private readonly TaskCompletionSource<InvocationResponse> _result = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private WorkerChannel? _channel;

    public string Id { get; } = Guid.NewGuid().ToString();

    public FunctionModel Function { get; } = function;

    public FunctionLogs Logs { get; } = logs;

    public TimeSpan Elapsed => Stopwatch.GetElapsedTime(Started);

    /// <summary>The worker it was sent to; null while it waits for one.</summary>
    public WorkerChannel? Channel => Volatile.Read(ref _channel);

    public Task<InvocationResponse> Result => _result.Task;

    private long Started { get; } = Stopwatch.GetTimestamp();

    /// <summary>From here on the invocation counts as sent, and its worker's end is its own.</summary>
    public void Enter(WorkerChannel channel) => Interlocked.Exchange(ref _channel, channel);

    /// <summary>
    /// Takes the invocation away from a worker that has ended. Of the sender, who could not hand it over, and the sweep over the lost
    /// ones exactly one gets true, and so decides whether it is sent again or fails.
    /// </summary>
    public bool TryLeave(WorkerChannel channel) => Interlocked.CompareExchange(ref _channel, null, channel) == channel;

    public void Succeed(InvocationResponse response) => _result.TrySetResult(response);

    /// <summary>False when it is over already.</summary>
    public bool Fail(InvocationException error) => _result.TrySetException(error);
}
