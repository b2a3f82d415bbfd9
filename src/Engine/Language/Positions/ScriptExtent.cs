namespace System.Management.Automation.Language;

/// <summary>A stretch of a script that somebody other than the parser describes.</summary>
public sealed class ScriptExtent : IScriptExtent
{
    private readonly ScriptPosition _start;
    private readonly ScriptPosition _end;

    public ScriptExtent(ScriptPosition startPosition, ScriptPosition endPosition)
    {
        _start = startPosition;
        _end = endPosition;
    }

    public string? File => _start.File;

    public IScriptPosition StartScriptPosition => _start;

    public IScriptPosition EndScriptPosition => _end;

    public int StartLineNumber => _start.LineNumber;

    public int StartColumnNumber => _start.ColumnNumber;

    public int EndLineNumber => _end.LineNumber;

    public int EndColumnNumber => _end.ColumnNumber;

    public int StartOffset => _start.Offset;

    public int EndOffset => _end.Offset;

    public string Text
    {
        get
        {
            if (EndColumnNumber <= 0)
            {
                return string.Empty;
            }

            if (StartLineNumber == EndLineNumber)
            {
                return Slice(_start.Line, StartColumnNumber - 1, EndColumnNumber - 1);
            }

            return string.Concat(
                Slice(_start.Line, StartColumnNumber - 1, _start.Line.Length), "\n", Slice(_end.Line, 0, EndColumnNumber - 1));
        }
    }

    private static string Slice(string line, int start, int end)
    {
        end = Math.Clamp(end, 0, line.Length);
        start = Math.Clamp(start, 0, end);
        return line[start..end];
    }
}
