namespace System.Management.Automation;

public class InformationRecord
{
    public InformationRecord(object? messageData, string source) => throw Unsupported.Member();
    public string Computer { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public uint ManagedThreadId { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public object? MessageData { get => throw Unsupported.Member(); }
    public uint NativeThreadId { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public uint ProcessId { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Source { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public List<string> Tags { get => throw Unsupported.Member(); }
    public DateTime TimeGenerated { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string User { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
