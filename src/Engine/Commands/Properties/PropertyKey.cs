namespace Microsoft.PowerShell.Commands;

/// <summary>Keys of a calculated property.</summary>
internal enum PropertyKey
{
    Expression,
    Label,
    Ascending,
    Descending,
    FormatString,
    Width,
    Alignment,
    Depth,
}
