namespace System.Management.Automation.Language;

/// <summary>A place in a script that somebody other than the parser describes.</summary>
public sealed class ScriptPosition : IScriptPosition
{
    private readonly string? _fullScript;

    public ScriptPosition(string? scriptName, int scriptLineNumber, int offsetInLine, string line)
    {
        File = scriptName;
        LineNumber = scriptLineNumber;
        ColumnNumber = offsetInLine;
        Line = string.IsNullOrEmpty(line) ? string.Empty : line;
    }

    public ScriptPosition(string? scriptName, int scriptLineNumber, int offsetInLine, string line, string? fullScript)
        : this(scriptName, scriptLineNumber, offsetInLine, line) => _fullScript = fullScript;

    public string? File { get; }

    public int LineNumber { get; }

    public int ColumnNumber { get; }

    /// <summary>Always 0: only line and column are known.</summary>
    public int Offset => 0;

    public string Line { get; }

    public string? GetFullScript() => _fullScript;
}
