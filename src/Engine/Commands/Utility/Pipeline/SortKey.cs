namespace Microsoft.PowerShell.Commands;

/// <summary>One value that an object is ordered by, and whether the object has it at all.</summary>
internal readonly record struct SortKey(object? Value, bool Exists);
