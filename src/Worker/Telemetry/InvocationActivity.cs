using System.Diagnostics;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Telemetry;

/// <summary>Makes the host's trace the current one while a function runs, so that what the function calls continues it.</summary>
internal static class InvocationActivity
{
    private static readonly ActivitySource Source = new(WorkerMetrics.Name, WorkerProcess.Version);

    /// <summary>Starts an activity under the host's; null when the host traces nothing.</summary>
    public static Activity? Start(RpcTraceContext? context, string functionName)
    {
        if (context is null || context.TraceParent.Length == 0)
        {
            return null;
        }

        if (Source.HasListeners() && ActivityContext.TryParse(context.TraceParent, context.TraceState, isRemote: true, out var parent)
            && Source.StartActivity(functionName, ActivityKind.Server, parent) is { } listened)
        {
            return listened;
        }

        var activity = new Activity(functionName).SetParentId(context.TraceParent);
        if (context.TraceState.Length > 0)
        {
            activity.TraceStateString = context.TraceState;
        }

        return activity.Start();
    }
}
