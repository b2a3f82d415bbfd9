namespace System.Management.Automation;

/// <summary>A message of the verbose stream.</summary>
public class VerboseRecord : InformationalRecord
{
    public VerboseRecord(string message)
        : base(message)
    {
    }

    public VerboseRecord(PSObject record)
        : base(record)
    {
    }
}
