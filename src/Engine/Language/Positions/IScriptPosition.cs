namespace System.Management.Automation.Language;

/// <summary>A place in a script.</summary>
public interface IScriptPosition
{
    string? File { get; }

    /// <summary>The line, counted from 1.</summary>
    int LineNumber { get; }

    /// <summary>The column, counted from 1.</summary>
    int ColumnNumber { get; }

    /// <summary>The offset from the start of the script, counted from 0.</summary>
    int Offset { get; }

    /// <summary>The text of the whole line, its line end included.</summary>
    string Line { get; }

    /// <summary>The text of the whole script; null if it is not known.</summary>
    string? GetFullScript();
}
