using System.Management.Automation;
using System.Text;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Messaging;

/// <summary>Turns exceptions into messages: for a script's error with its position and the script's own stack.</summary>
internal static class RpcExceptions
{
    public static RpcException From(Exception exception)
    {
        var record = (exception as IContainsErrorRecord)?.ErrorRecord;
        // The stand-in in a record of an exception that holds that record says nothing.
        var cause = record?.Exception is null or ParentContainsErrorRecordException ? exception : record.Exception;
        return new RpcException
        {
            Message = exception.Message,
            Source = exception.Source ?? "",
            StackTrace = StackTrace(exception, record),
            Type = CauseOf(cause).GetType().FullName,
            IsUserException = record is not null,
        };
    }

    /// <summary>An error that a script wrote but went on after.</summary>
    public static RpcException From(ErrorRecord record) => new()
    {
        Message = record.Exception?.Message ?? record.ToString(),
        Source = record.Exception?.Source ?? "",
        StackTrace = record.Exception is { } exception ? StackTrace(exception, record) : record.ScriptStackTrace ?? "",
        Type = record.Exception is { } cause ? CauseOf(cause).GetType().FullName : "",
        IsUserException = true,
    };

    /// <summary>The exception that was thrown, not the one that an invocation put around it.</summary>
    private static Exception CauseOf(Exception exception) =>
        exception is MethodInvocationException or CmdletInvocationException or ActionPreferenceStopException or GetValueInvocationException
            or SetValueInvocationException && exception.InnerException is { } inner
            ? CauseOf(inner)
            : exception;

    private static string StackTrace(Exception exception, ErrorRecord? record)
    {
        if (record is null)
        {
            return exception.StackTrace ?? "";
        }

        var text = new StringBuilder();
        if (record.InvocationInfo is { ScriptName.Length: > 0 } position)
        {
            text.Append("at ").Append(FunctionOf(record)).Append(", ").Append(position.ScriptName)
                .Append(':').Append(position.ScriptLineNumber).Append(':').Append(position.OffsetInLine).AppendLine();
        }

        AppendBlock(text, record.ScriptStackTrace);
        AppendBlock(text, record.InvocationInfo?.PositionMessage);
        for (var inner = exception.InnerException; inner is not null; inner = inner.InnerException)
        {
            text.Append("Inner error: ").Append(inner.GetType().FullName).Append(": ").AppendLine(inner.Message);
        }

        AppendBlock(text, exception.StackTrace);
        return text.ToString().TrimEnd();
    }

    private static void AppendBlock(StringBuilder text, string? block)
    {
        if (!string.IsNullOrWhiteSpace(block))
        {
            text.AppendLine(block.TrimEnd());
        }
    }

    /// <summary>The first name in the script's stack: <c>at Get-Thing, /app/run.ps1: line 3</c>.</summary>
    private static string FunctionOf(ErrorRecord record)
    {
        var stack = record.ScriptStackTrace;
        var comma = stack?.IndexOf(", ", StringComparison.Ordinal) ?? -1;
        return comma > 3 && stack!.StartsWith("at ", StringComparison.Ordinal) ? stack[3..comma] : "<ScriptBlock>";
    }
}
