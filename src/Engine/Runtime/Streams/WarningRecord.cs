namespace System.Management.Automation;

public class WarningRecord : InformationalRecord
{
    public WarningRecord(string message) => throw Unsupported.Member();
    public WarningRecord(PSObject record) => throw Unsupported.Member();
    public WarningRecord(string fullyQualifiedWarningId, string message) => throw Unsupported.Member();
    public WarningRecord(string fullyQualifiedWarningId, PSObject record) => throw Unsupported.Member();
    public string FullyQualifiedWarningId { get => throw Unsupported.Member(); }
}
