using System.Runtime.CompilerServices;
using System.Text;

namespace System.Management.Automation.Compiler;

/// <summary>What becomes of an exception that reaches a statement: reported, handed to a handler further out, or the end of the script.</summary>
internal static class StatementErrors
{
    // Exceptions that are no RuntimeException cannot carry their record themselves.
    private static readonly ConditionalWeakTable<Exception, ErrorRecord> _records = new();

    /// <summary>Exception filter of statement blocks. Runs before anything is unwound, innermost block first, so the first call sees where it happened.</summary>
    /// <remarks>The depth is the block's own: that of the context still counts the handlers inside it that did not want the error.</remarks>
    public static bool ShouldReport(Frame frame, Exception exception, int handlerDepth)
        => IsCatchable(frame, exception) && handlerDepth == 0 && !EndsCommandOf(frame, exception)
            && MayContinue(frame, exception, isTrapped: false);

    /// <summary><c>$PSCmdlet.ThrowTerminatingError</c> ends the function that called it: only its caller may go on.</summary>
    private static bool EndsCommandOf(Frame frame, Exception exception)
    {
        if (exception is not CmdletInvocationException { ErrorRecord.InvocationInfo: { } invocation })
        {
            return false;
        }

        for (var current = frame; current is not null; current = current.Caller)
        {
            if (current.Is(invocation))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a try or trap may handle it; remembers where it happened.</summary>
    public static bool IsCatchable(Frame frame, Exception exception)
    {
        if (exception is FlowControlException or PipelineStoppedException or OutOfMemoryException || IsEngineFlow(exception))
        {
            return false;
        }

        Attach(frame, exception);
        return true;
    }

    /// <summary>Whether the statements after the failed one run, when no try waits for the error.</summary>
    public static bool MayContinue(Frame frame, Exception exception, bool isTrapped)
    {
        if (exception is ActionPreferenceStopException or ScriptCallDepthException)
        {
            return false;
        }

        var preference = ErrorPreference(frame);
        if (exception is RuntimeException { WasThrownFromThrowStatement: true } && !isTrapped)
        {
            return preference is ActionPreference.SilentlyContinue or ActionPreference.Ignore;
        }

        return preference is not ActionPreference.Stop;
    }

    public static void Report(Frame frame, Exception exception)
    {
        var context = frame.Context;
        context.LastSucceeded = false;
        var record = RecordOf(exception);
        var preference = ErrorPreference(frame);
        context.RecordError(record);
        if (preference is not (ActionPreference.SilentlyContinue or ActionPreference.Ignore))
        {
            frame.Streams.Error.Write(record);
        }
    }

    /// <summary>The record that a handler sees as <c>$_</c>.</summary>
    public static ErrorRecord RecordOf(Exception exception)
    {
        if (_records.TryGetValue(exception, out var known))
        {
            return known;
        }

        if (exception is IContainsErrorRecord { ErrorRecord: { } own } && own.Exception is not ParentContainsErrorRecordException)
        {
            return own;
        }

        // Errors of conversions are no RuntimeExceptions; scripts see them inside one.
        var record = exception is IContainsErrorRecord { ErrorRecord: { } foreign } && exception is not (RuntimeException or ScriptCallDepthException)
            ? new ErrorRecord(foreign, new RuntimeException(exception.Message, exception, foreign))
            : ErrorRecord.From(exception);
        _records.AddOrUpdate(exception, record);
        return record;
    }

    /// <summary>The same error, shown as the exception inside its wrapper.</summary>
    public static ErrorRecord WithException(ErrorRecord record, Exception exception)
        => new(record, null) { Exception = exception, InvocationInfo = record.InvocationInfo, ScriptStackTrace = record.ScriptStackTrace };

    public static ActionPreference ErrorPreference(Frame frame)
        => frame.Scope.TryGetValue("ErrorActionPreference", out var value)
            ? value is ActionPreference preference ? preference
                : LanguagePrimitives.TryConvertTo<ActionPreference>(value, out var converted) ? converted : ActionPreference.Continue
            : ActionPreference.Continue;

    /// <summary>Adds position and script stack trace to an error that has none yet.</summary>
    public static void Attach(Frame frame, Exception exception)
    {
        var record = RecordOf(exception);
        if (record.InvocationInfo is null && frame.Position is { } position)
        {
            record.SetInvocationInfoOnce(InvocationInfo.Create(null!, position));
        }

        record.ScriptStackTrace ??= StackTrace(frame.Context.CurrentFrame ?? frame);
    }

    public static string StackTrace(Frame? frame)
    {
        var text = new StringBuilder();
        for (; frame is not null; frame = frame.Caller)
        {
            if (text.Length > 0)
            {
                text.Append(Environment.NewLine);
            }

            var file = frame.Block.File;
            text.Append("at ").Append(frame.FunctionName).Append(", ").Append(file ?? "<No file>").Append(": line ")
                .Append(frame.Position?.StartLineNumber ?? frame.Block.Ast.Extent.StartLineNumber);
        }

        return text.ToString();
    }

    private static bool IsEngineFlow(Exception exception) => exception is PipelineClosedException or HaltCommandException;
}
