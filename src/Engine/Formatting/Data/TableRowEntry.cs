namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>The cells of one row.</summary>
internal sealed record TableRowEntry(string[] Cells, bool Wrap) : FormatEntry;
