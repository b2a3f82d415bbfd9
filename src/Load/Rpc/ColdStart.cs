using System.Diagnostics;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Load.Apps;
using PowerShellWorker.Load.Cli;
using PowerShellWorker.Load.Measuring;
using PowerShellWorker.Load.Workers;

namespace PowerShellWorker.Load.Rpc;

/// <summary>From the start of the process to the first answer, step by step; every time counts from the start.</summary>
internal sealed record ColdStart(double StartStreamMs, double InitMs, double LoadMs, double FirstResponseMs, double RssMb)
{
    public static async Task<ColdStart> MeasureAsync(
        BareHost host, WorkerCommand command, FunctionDescription function, RpcLoadOptions options, CancellationToken cancellationToken)
    {
        var timeout = options.Loop.SilenceLimit;
        var session = await host.StartWorkerAsync(command, options.AppDirectory, options.Environment, options.Verbose, timeout, cancellationToken).ConfigureAwait(false);
        await using (session.ConfigureAwait(false))
        {
            var started = session.Process.StartedTimestamp;
            await session.InitializeAsync(options.AppDirectory, command.Directory, timeout, cancellationToken).ConfigureAwait(false);
            var init = Stopwatch.GetTimestamp();
            var functionId = Guid.NewGuid().ToString();
            await session.LoadAsync([function.ToLoadRequest(functionId, function.Name)], timeout, cancellationToken).ConfigureAwait(false);
            var load = Stopwatch.GetTimestamp();
            var request = new Trigger(function, options).CreateRequest(Guid.NewGuid().ToString(), functionId, session.Init.Capabilities);
            session.Stream.TryWrite(new StreamingMessage { InvocationRequest = request });
            var reply = await session.ReadReplyAsync(StreamingMessage.ContentOneofCase.InvocationResponse, timeout, cancellationToken).ConfigureAwait(false);
            var answered = Stopwatch.GetTimestamp();
            if (reply.InvocationResponse.Result?.Status != StatusResult.Types.Status.Success)
            {
                throw new LoadException($"The first invocation failed: {reply.InvocationResponse.Result?.Exception?.Message}");
            }

            return new ColdStart(
                Ms(started, session.StartStreamTimestamp),
                Ms(started, init),
                Ms(started, load),
                Ms(started, answered),
                ProcessSample.Of(session.Process.Process).RssMb);
        }
    }

    private static double Ms(long from, long to) => Stopwatch.GetElapsedTime(from, to).TotalMilliseconds;
}
