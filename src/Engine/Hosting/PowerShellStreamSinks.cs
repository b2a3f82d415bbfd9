using System.Management.Automation.Host;
using System.Management.Automation.Runtime;
using ExecutionContext = System.Management.Automation.Runtime.ExecutionContext;

namespace System.Management.Automation;

/// <summary>The ends of the streams of a <see cref="PowerShell"/> object: its collections, and the host that shows them.</summary>
internal sealed class PowerShellStreamSinks
{
    private readonly PowerShell _owner;
    private readonly OutputSink _progress;
    private ExecutionContext? _context;

    public PowerShellStreamSinks(PowerShell owner)
    {
        _owner = owner;
        _progress = new ProgressSink(this);
        Streams = new StreamSet(new ErrorSink(this), new WarningSink(this), new VerboseSink(this), new DebugSink(this), new InformationSink(this));
    }

    public StreamSet Streams { get; }

    private PSHostUserInterface? Ui => _context?.Host.UI;

    public void Attach(ExecutionContext context, PSHost? host)
    {
        _context = context;
        context.DefaultStreams = Streams;
        context.ProgressSink = _progress;
        if (host is not null)
        {
            context.Host = host;
        }
    }

    private sealed class ErrorSink(PowerShellStreamSinks owner) : OutputSink
    {
        public override void Write(object? value)
        {
            owner._owner.HadErrors = true;
            owner._owner.Streams.Error.Add(BaseValue.Of(value) as ErrorRecord
                ?? new ErrorRecord(new RedirectedException(LanguagePrimitives.ConvertTo<string>(value)), "RedirectedException", ErrorCategory.NotSpecified, value));
        }
    }

    private sealed class WarningSink(PowerShellStreamSinks owner) : OutputSink, IRecordKeeper
    {
        public void Keep(object record) => owner._owner.Streams.Warning.Add((WarningRecord)record);

        public override void Write(object? value)
        {
            var record = BaseValue.Of(value) as WarningRecord ?? new WarningRecord(LanguagePrimitives.ConvertTo<string>(value));
            owner._owner.Streams.Warning.Add(record);
            owner.Ui?.WriteWarningLine(record.Message);
        }
    }

    private sealed class VerboseSink(PowerShellStreamSinks owner) : OutputSink, IRecordKeeper
    {
        public void Keep(object record) => owner._owner.Streams.Verbose.Add((VerboseRecord)record);

        public override void Write(object? value)
        {
            var record = BaseValue.Of(value) as VerboseRecord ?? new VerboseRecord(LanguagePrimitives.ConvertTo<string>(value));
            owner._owner.Streams.Verbose.Add(record);
            owner.Ui?.WriteVerboseLine(record.Message);
        }
    }

    private sealed class DebugSink(PowerShellStreamSinks owner) : OutputSink, IRecordKeeper
    {
        public void Keep(object record) => owner._owner.Streams.Debug.Add((DebugRecord)record);

        public override void Write(object? value)
        {
            var record = BaseValue.Of(value) as DebugRecord ?? new DebugRecord(LanguagePrimitives.ConvertTo<string>(value));
            owner._owner.Streams.Debug.Add(record);
            owner.Ui?.WriteDebugLine(record.Message);
        }
    }

    private sealed class InformationSink(PowerShellStreamSinks owner) : OutputSink, IRecordKeeper
    {
        public void Keep(object record) => owner._owner.Streams.Information.Add((InformationRecord)record);

        public override void Write(object? value)
        {
            var record = BaseValue.Of(value) as InformationRecord ?? new InformationRecord(value, string.Empty);
            owner._owner.Streams.Information.Add(record);
            if (owner.Ui is { } ui)
            {
                HostInformationWriter.Show(ui, record);
            }
        }
    }

    private sealed class ProgressSink(PowerShellStreamSinks owner) : OutputSink
    {
        public override void Write(object? value)
        {
            var record = (ProgressRecord)value!;
            owner._owner.Streams.Progress.Add(record);
            owner.Ui?.WriteProgress(0, record);
        }
    }
}
