namespace System.Management.Automation.Language;

/// <summary>How a place in a script is shown to people: the line, and a squiggle below what is meant.</summary>
internal static class PositionMessage
{
    private const int MaxLineLength = 69;

    public static string Describe(IScriptExtent extent)
    {
        if (extent is ScriptTextExtent { Source: var source } && source == ScriptText.Empty)
        {
            return string.Empty;
        }

        var place = string.IsNullOrEmpty(extent.File)
            ? $"At line:{extent.StartLineNumber} char:{extent.StartColumnNumber}"
            : $"At {extent.File}:{extent.StartLineNumber} char:{extent.StartColumnNumber}";
        var line = extent.StartScriptPosition.Line;
        if (line.TrimEnd().Length == 0)
        {
            return place;
        }

        var start = Math.Clamp(extent.StartColumnNumber - 1, 0, line.Length);
        var end = extent.StartLineNumber == extent.EndLineNumber ? Math.Clamp(extent.EndColumnNumber - 1, start, line.Length) : line.Length;
        (line, start, var length) = Shorten(line, start, Math.Max(end - start, extent.StartLineNumber == extent.EndLineNumber ? 0 : 1));
        var text = line[..start] + line[start..];
        var more = extent.StartLineNumber == extent.EndLineNumber ? string.Empty : " …";
        var squiggle = new string(' ', start) + new string('~', Math.Max(1, length));
        return string.Concat(place, Environment.NewLine, "+ ", text, more) + Environment.NewLine + "+ " + squiggle;
    }

    /// <summary>Leading blanks go, and long lines lose what is far from the place.</summary>
    private static (string Line, int Start, int Length) Shorten(string line, int start, int length)
    {
        var blanks = 0;
        while (blanks < start && char.IsWhiteSpace(line[blanks]))
        {
            blanks++;
        }

        line = line[blanks..].TrimEnd();
        start = Math.Min(start - blanks, line.Length);
        length = Math.Min(length, line.Length - start);
        if (line.Length <= MaxLineLength)
        {
            return (line, start, length);
        }

        var keptLength = Math.Min(length, MaxLineLength - 12);
        var from = Math.Max(0, Math.Min(start - ((MaxLineLength - keptLength) / 2), line.Length - MaxLineLength));
        var prefix = from > 0 ? "… " : string.Empty;
        var to = Math.Min(line.Length, from + MaxLineLength);
        var suffix = to < line.Length ? " …" : string.Empty;
        return (prefix + line[from..to] + suffix, prefix.Length + start - from, keptLength);
    }
}
