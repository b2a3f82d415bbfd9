namespace System.Management.Automation;

public sealed class PSDataStreams
{
    internal PSDataStreams() { }
    public PSDataCollection<DebugRecord> Debug { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<ErrorRecord> Error { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<InformationRecord> Information { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<ProgressRecord> Progress { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<VerboseRecord> Verbose { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSDataCollection<WarningRecord> Warning { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public void ClearStreams() => throw Unsupported.Member();
}
