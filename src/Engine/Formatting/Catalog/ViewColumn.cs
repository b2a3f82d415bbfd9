namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>One column of a built-in view.</summary>
internal sealed record ViewColumn(string Label, int Width, Alignment Alignment, DisplayEntry Entry, string? Format);
