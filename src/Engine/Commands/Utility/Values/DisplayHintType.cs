namespace Microsoft.PowerShell.Commands;

/// <summary>Which part of a date is shown.</summary>
public enum DisplayHintType
{
    Date,
    Time,
    DateTime,
}
