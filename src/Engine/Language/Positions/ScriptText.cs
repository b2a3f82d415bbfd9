namespace System.Management.Automation.Language;

/// <summary>The text of a script with its file name, and the map from offsets to lines that extents share.</summary>
internal sealed class ScriptText(string text, string? file)
{
    private int[]? _lineStarts;

    /// <summary>A text that nothing was parsed from, for extents that need to be somewhere.</summary>
    public static ScriptText Empty { get; } = new(string.Empty, null);

    public string Text { get; } = text;

    public string? File { get; } = file;

    public InternalScriptExtent Slice(int start, int end) => new(this, start, end);

    /// <summary>The line of an offset, counted from 1.</summary>
    public int LineOf(int offset)
    {
        var starts = LineStarts;
        var index = Array.BinarySearch(starts, offset);
        return index >= 0 ? index + 1 : ~index;
    }

    /// <summary>The column of an offset, counted from 1.</summary>
    public int ColumnOf(int offset) => offset - LineStarts[LineOf(offset) - 1] + 1;

    /// <summary>The text of a line with its line end.</summary>
    public string Line(int lineNumber)
    {
        var starts = LineStarts;
        var start = starts[lineNumber - 1];
        var end = lineNumber < starts.Length ? starts[lineNumber] : Text.Length;
        return Text[start..end];
    }

    private int[] LineStarts => _lineStarts ??= FindLineStarts(Text);

    private static int[] FindLineStarts(string text)
    {
        var starts = new List<int>(text.Length / 32) { 0 };
        for (var i = 0; i < text.Length;)
        {
            var next = text.AsSpan(i).IndexOfAny('\r', '\n');
            if (next < 0)
            {
                break;
            }

            i += next + 1;
            if (text[i - 1] == '\r' && i < text.Length && text[i] == '\n')
            {
                i++;
            }

            starts.Add(i);
        }

        return [.. starts];
    }
}
