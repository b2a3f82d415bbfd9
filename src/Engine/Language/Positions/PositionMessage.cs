namespace System.Management.Automation.Language;

/// <summary>How a place in a script is shown to people: the line, and a squiggle below what is meant.</summary>
internal static class PositionMessage
{
    private const int MaxLineLength = 69;

    // How much of a long line is shown behind the place.
    private const int TrailingLength = 8;

    public static string Describe(IScriptExtent extent)
    {
        if (extent is InternalScriptExtent { Source: var source } && source == ScriptText.Empty)
        {
            return string.Empty;
        }

        var place = string.IsNullOrEmpty(extent.File)
            ? $"At line:{extent.StartLineNumber} char:{extent.StartColumnNumber}"
            : $"At {extent.File}:{extent.StartLineNumber} char:{extent.StartColumnNumber}";
        var line = extent.StartScriptPosition.Line.TrimEnd();
        if (line.Length == 0)
        {
            return place;
        }

        var isOneLine = extent.StartLineNumber == extent.EndLineNumber;
        var start = Math.Max(extent.StartColumnNumber - 1, 0);
        var end = isOneLine ? extent.EndColumnNumber - 1 : line.Length;
        var (from, to) = Window(line.Length, start, end);
        var prefix = from > 0 ? "… " : string.Empty;
        var suffix = to < line.Length || !isOneLine ? " …" : string.Empty;
        var indent = new string(' ', prefix.Length + start - from);
        var squiggle = new string('~', Math.Max(1, Math.Min(end, to) - start));
        return place + Environment.NewLine
            + "+ " + prefix + line[from..to] + suffix + Environment.NewLine
            + "+ " + indent + squiggle;
    }

    /// <summary>The part of a line that is shown: its start, or as much as fits around the place.</summary>
    private static (int From, int To) Window(int length, int start, int end)
    {
        if (length <= MaxLineLength)
        {
            return (0, length);
        }

        if (end <= MaxLineLength)
        {
            return (0, MaxLineLength);
        }

        var from = Math.Min(length, end + TrailingLength) - MaxLineLength;
        from = Math.Clamp(Math.Min(from, start), 0, length);
        return (from, Math.Min(length, from + MaxLineLength));
    }
}
