namespace Microsoft.PowerShell.Commands;

/// <summary>What ConvertFrom-Json makes of texts that are dates.</summary>
public enum JsonDateKind
{
    Default,
    Local,
    Utc,
    Offset,
    String,
}
