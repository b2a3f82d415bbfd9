using System.Management.Automation;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Invocation;

/// <summary>Turns what ended an invocation into its result, and tells the user's log about it.</summary>
internal static class InvocationFailure
{
    public static StatusResult Report(Exception exception, PendingInvocation invocation, SlotScope scope)
    {
        if (invocation.IsCancelled && IsStop(exception))
        {
            return StatusResults.Cancelled($"Invocation '{invocation.Id}' of '{invocation.Function.Name}' was cancelled.");
        }

        if ((exception as IContainsErrorRecord)?.ErrorRecord is { } record)
        {
            ErrorAnalysis.Report(scope, record, isException: true);
            scope.WriteLog(RpcLog.Types.Level.Error, "EXCEPTION: " + ErrorRecordFormatter.Format(record));
        }

        return StatusResults.Failure(exception);
    }

    /// <summary>The pipeline was stopped, or the script gave up because its token told it to.</summary>
    private static bool IsStop(Exception exception)
    {
        for (var current = exception; current is not null; current = current.InnerException)
        {
            if (current is PipelineStoppedException or OperationCanceledException)
            {
                return true;
            }
        }

        return false;
    }
}
