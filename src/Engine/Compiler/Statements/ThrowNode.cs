using System.Management.Automation.Internal;
using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary><c>throw value</c>; without a value inside a catch it raises the error at hand again.</summary>
internal sealed class ThrowNode(IScriptExtent extent, ExpressionNode? value, bool isRethrow, int underscoreSlot) : StatementNode(extent)
{
    public override Completion Execute(Frame frame)
    {
        var thrown = value is null ? null : value.Evaluate(frame);
        frame.Position = Extent;
        var error = isRethrow && value is null && CurrentError(frame) is { } current ? Rethrow(current) : ToException(frame, thrown, value is not null);
        frame.Context.LastSucceeded = false;
        StatementErrors.Attach(frame, error);
        if (frame.Context.HandlerDepth == 0 && StatementErrors.MayContinue(frame, error, isTrapped: false))
        {
            StatementErrors.Report(frame, error);
            return Completion.Normal;
        }

        frame.PendingError = error;
        return Completion.Throw;
    }

    private static RuntimeException Rethrow(ErrorRecord current)
    {
        if (current.Exception is RuntimeException same)
        {
            same.WasThrownFromThrowStatement = true;
            return same;
        }

        return new RuntimeException(current.Exception.Message, current.Exception, current) { WasThrownFromThrowStatement = true };
    }

    private ErrorRecord? CurrentError(Frame frame)
        => underscoreSlot >= 0 && VariableAccess.TryRead(frame, underscoreSlot, SpecialVariables.Underscore, out var value)
            ? Bare(value) as ErrorRecord
            : null;

    private static object? Bare(object? value) => value is PSObject wrapper ? wrapper.BaseObject : value;

    private static RuntimeException ToException(Frame frame, object? thrown, bool hasValue)
    {
        _ = frame;
        var bare = ReferenceEquals(thrown, AutomationNull.Value) ? null : Bare(thrown);
        switch (bare)
        {
            case RuntimeException runtime:
                runtime.WasThrownFromThrowStatement = true;
                return runtime;
            case Exception exception:
                var ofException = new ErrorRecord(exception, exception.Message, ErrorCategory.OperationStopped, null);
                return new RuntimeException(exception.Message, exception, ofException) { WasThrownFromThrowStatement = true };
            case ErrorRecord record:
                if (record.Exception is RuntimeException inner && ReferenceEquals(inner.ErrorRecord, record))
                {
                    inner.WasThrownFromThrowStatement = true;
                    return inner;
                }

                return new RuntimeException(record.Exception.Message, record.Exception, record) { WasThrownFromThrowStatement = true };
        }

        var message = hasValue && bare is not null ? LanguagePrimitives.ConvertTo<string>(thrown) : "ScriptHalted";
        var error = new RuntimeException(message, null!);
        var made = new ErrorRecord(error, message, ErrorCategory.OperationStopped, ReferenceEquals(thrown, AutomationNull.Value) ? null : thrown);
        error.SetErrorRecord(made);
        error.WasThrownFromThrowStatement = true;
        return error;
    }
}
