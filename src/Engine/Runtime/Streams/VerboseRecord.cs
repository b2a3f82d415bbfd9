namespace System.Management.Automation;

public class VerboseRecord : InformationalRecord
{
    public VerboseRecord(string message) => throw Unsupported.Member();
    public VerboseRecord(PSObject record) => throw Unsupported.Member();
}
