namespace System.Management.Automation;

public class DebugRecord : InformationalRecord
{
    public DebugRecord(string message) => throw Unsupported.Member();
    public DebugRecord(PSObject record) => throw Unsupported.Member();
}
