namespace System.Management.Automation.Runtime;

internal sealed partial class CommandRuntime
{
    private static long s_progressSource;
    private long _progressSource;

    public void WriteVerbose(string text)
    {
        Context.ThrowIfStopping();
        Write(new VerboseRecord(text), VerboseAction, _processor.Streams.Verbose, Context.DefaultStreams.Verbose, "Verbose");
    }

    public void WriteDebug(string text)
    {
        Context.ThrowIfStopping();
        Write(new DebugRecord(text), DebugAction, _processor.Streams.Debug, Context.DefaultStreams.Debug, "Debug");
    }

    public void WriteWarning(string text)
    {
        Context.ThrowIfStopping();
        Write(new WarningRecord(text), WarningAction, _processor.Streams.Warning, Context.DefaultStreams.Warning, "Warning");
    }

    public void WriteWarning(WarningRecord record)
    {
        Context.ThrowIfStopping();
        Write(record, WarningAction, _processor.Streams.Warning, Context.DefaultStreams.Warning, "Warning");
    }

    public void WriteCommandDetail(string text)
    {
        // Pipeline execution details go to an event log, which this engine does not keep.
    }

    public void WriteInformation(InformationRecord informationRecord)
    {
        ArgumentNullException.ThrowIfNull(informationRecord);
        Context.ThrowIfStopping();
        WriteInformation(informationRecord, InformationAction);
    }

    /// <summary>Write-Host's records are shown whatever the preference says, unless it is Ignore.</summary>
    public void WriteInformation(InformationRecord record, ActionPreference preference)
    {
        var sink = _processor.Streams.Information;
        switch (preference)
        {
            case ActionPreference.Ignore:
                VariableSink.Append(sink, record);
                return;
            case ActionPreference.Stop:
                Write(sink, Context.DefaultStreams.Information, record);
                throw Stopped("InformationPreference", record.ToString());
            case ActionPreference.Inquire when !Inquire(record.ToString(), "Information"):
                throw Stopped("InformationPreference", record.ToString());
            case ActionPreference.SilentlyContinue when !record.Tags.Contains("PSHOST"):
                // Kept in the stream, so that a host or a redirection may still see it; consoles show it only at Continue.
                Write(sink, Context.DefaultStreams.Information, record);
                return;
            default:
                record.IsForHost = true;
                Write(sink, Context.DefaultStreams.Information, record);
                return;
        }
    }

    public void WriteProgress(ProgressRecord progressRecord)
        => WriteProgress(_progressSource == 0 ? _progressSource = Interlocked.Increment(ref s_progressSource) : _progressSource, progressRecord);

    public void WriteProgress(long sourceId, ProgressRecord progressRecord)
    {
        ArgumentNullException.ThrowIfNull(progressRecord);
        Context.ThrowIfStopping();
        switch (ProgressAction)
        {
            case ActionPreference.Ignore or ActionPreference.SilentlyContinue:
                return;
            case ActionPreference.Stop:
                Context.WriteProgress(sourceId, progressRecord);
                throw Stopped("ProgressPreference", progressRecord.ToString());
            default:
                Context.WriteProgress(sourceId, progressRecord);
                return;
        }
    }

    private void Write(InformationalRecord record, ActionPreference preference, OutputSink sink, OutputSink otherwise, string stream)
    {
        if (preference is ActionPreference.Ignore)
        {
            return;
        }

        record.InvocationInfo ??= MyInvocation;
        switch (preference)
        {
            case ActionPreference.SilentlyContinue:
                VariableSink.Append(sink, record);
                return;
            case ActionPreference.Stop:
                Write(sink, otherwise, record);
                throw Stopped($"{stream}Preference", record.Message);
            case ActionPreference.Inquire when !Inquire(record.Message, stream):
                throw new ActionPreferenceStopException("The running command stopped because the user selected the Stop option.");
            default:
                Write(sink, otherwise, record);
                return;
        }
    }

    /// <summary>What a redirection sends to $null still reaches those who collect the streams of the whole call, but no host.</summary>
    private static void Write(OutputSink sink, OutputSink otherwise, object record)
    {
        sink.Write(record);
        if (ReferenceEquals(VariableSink.TargetOf(sink), NullSink.Instance) && otherwise is IRecordKeeper keeper)
        {
            keeper.Keep(record);
        }
    }

    private ActionPreferenceStopException Stopped(string preference, string message)
    {
        var exception = new ActionPreferenceStopException(
            $"The running command stopped because the preference variable \"{preference}\" or common parameter is set to Stop: {message}");
        exception.ErrorRecord.SetInvocationInfoOnce(MyInvocation);
        return exception;
    }
}
