namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Lines with their indentation.</summary>
/// <param name="Lines">The lines.</param>
/// <param name="BlankAfter">A blank line stands behind.</param>
internal sealed record CustomEntry(List<(int Indent, string Text)> Lines, bool BlankAfter) : FormatEntry;
