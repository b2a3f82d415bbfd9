namespace System.Management.Automation;

public sealed class PowerShellStreams<TInput, TOutput> : IDisposable
{
    public PowerShellStreams() => throw Unsupported.Member();
    public PowerShellStreams(PSDataCollection<TInput> pipelineInput) => throw Unsupported.Member();
    public PSDataCollection<DebugRecord> DebugStream { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<ErrorRecord> ErrorStream { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<InformationRecord> InformationStream { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<TInput> InputStream { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<TOutput> OutputStream { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<ProgressRecord> ProgressStream { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<VerboseRecord> VerboseStream { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<WarningRecord> WarningStream { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public void CloseAll() => throw Unsupported.Member();
    public void Dispose() => throw Unsupported.Member();
}
