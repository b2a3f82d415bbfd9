namespace System.Management.Automation;

/// <summary>A message of the warning stream.</summary>
public class WarningRecord : InformationalRecord
{
    private readonly string? _id;

    public WarningRecord(string message)
        : base(message)
    {
    }

    public WarningRecord(PSObject record)
        : base(record)
    {
    }

    public WarningRecord(string fullyQualifiedWarningId, string message)
        : base(message) => _id = fullyQualifiedWarningId;

    public WarningRecord(string fullyQualifiedWarningId, PSObject record)
        : base(record) => _id = fullyQualifiedWarningId;

    public string FullyQualifiedWarningId => _id ?? string.Empty;
}
