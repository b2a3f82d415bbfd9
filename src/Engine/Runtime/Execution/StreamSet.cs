namespace System.Management.Automation.Runtime;

/// <summary>Where the other five streams of a running command go. Immutable; a redirection makes a changed copy
/// that the commands inside it inherit.</summary>
/// <remarks>Objects are ErrorRecord, WarningRecord, VerboseRecord, DebugRecord and InformationRecord.</remarks>
internal sealed record StreamSet(OutputSink Error, OutputSink Warning, OutputSink Verbose, OutputSink Debug, OutputSink Information)
{
    public static readonly StreamSet Null = new(NullSink.Instance, NullSink.Instance, NullSink.Instance, NullSink.Instance, NullSink.Instance);
}
