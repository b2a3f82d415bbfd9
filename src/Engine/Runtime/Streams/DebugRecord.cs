namespace System.Management.Automation;

/// <summary>A message of the debug stream.</summary>
public class DebugRecord : InformationalRecord
{
    public DebugRecord(string message)
        : base(message)
    {
    }

    public DebugRecord(PSObject record)
        : base(record)
    {
    }
}
