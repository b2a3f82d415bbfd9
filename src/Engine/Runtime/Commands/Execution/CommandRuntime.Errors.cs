using System.Diagnostics.CodeAnalysis;

namespace System.Management.Automation.Runtime;

internal sealed partial class CommandRuntime
{
    /// <summary>The command wrote an error: <c>$?</c> will be false.</summary>
    public bool HadErrors { get; set; }

    public void WriteError(ErrorRecord errorRecord)
    {
        ArgumentNullException.ThrowIfNull(errorRecord);
        Context.ThrowIfStopping();
        HadErrors = true;
        var preference = ErrorAction;
        if (preference == ActionPreference.Ignore)
        {
            return;
        }

        Complete(errorRecord);
        Context.RecordError(errorRecord);
        switch (preference)
        {
            case ActionPreference.SilentlyContinue:
                VariableSink.Append(_processor.Streams.Error, errorRecord);
                break;
            case ActionPreference.Stop:
                VariableSink.Append(_processor.Streams.Error, errorRecord);
                throw new ActionPreferenceStopException(
                    $"The running command stopped because the preference variable \"ErrorActionPreference\" or common parameter is set to Stop: {errorRecord}", errorRecord);
            case ActionPreference.Inquire when !Inquire(errorRecord.ToString(), "Error"):
                throw new ActionPreferenceStopException(
                    "The running command stopped because the user selected the Stop option.", errorRecord);
            default:
                _processor.Streams.Error.Write(errorRecord);
                break;
        }
    }

    [DoesNotReturn]
    public void ThrowTerminatingError(ErrorRecord errorRecord)
    {
        ArgumentNullException.ThrowIfNull(errorRecord);
        Complete(errorRecord);
        throw new CmdletInvocationException(errorRecord);
    }

    /// <summary>What leaves a cmdlet as an exception, as its caller's error.</summary>
    public Exception Wrap(Exception exception)
    {
        switch (exception)
        {
            case CmdletInvocationException or ActionPreferenceStopException or PipelineStoppedException or FlowControlException:
                return exception;
            case RuntimeException { WasThrownFromThrowStatement: true }:
                return exception;
            case IContainsErrorRecord { ErrorRecord: { } record }:
                record.SetInvocationInfoOnce(MyInvocation);
                record.ScriptStackTrace ??= Context.DescribeCallStack();
                return exception is RuntimeException ? exception : new CmdletInvocationException(ErrorRecord.From(exception));
            default:
                var made = new ErrorRecord(exception, exception.GetType().FullName!, ErrorCategory.NotSpecified, null);
                Complete(made);
                return new CmdletInvocationException(made);
        }
    }

    private void Complete(ErrorRecord record)
    {
        record.SetInvocationInfoOnce(MyInvocation);
        record.ScriptStackTrace ??= Context.DescribeCallStack();
    }
}
