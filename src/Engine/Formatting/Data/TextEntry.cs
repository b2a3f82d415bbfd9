namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Text that stands as it is.</summary>
internal sealed record TextEntry(string Text) : FormatEntry;
