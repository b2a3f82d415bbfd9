namespace Microsoft.PowerShell.Commands;

/// <summary>An object with its keys and its place in the input.</summary>
internal readonly record struct SortEntry(PSObject Input, SortKey[] Keys, int Index);
