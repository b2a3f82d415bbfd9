namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>What an object became: a row, a list, a cell or text.</summary>
internal abstract record FormatEntry;
