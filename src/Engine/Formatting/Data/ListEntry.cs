namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Labels and values, a line each.</summary>
internal sealed record ListEntry(List<(string Label, string Value)> Items) : FormatEntry;
