namespace System.Management.Automation.Language;

/// <summary>A stretch of a script; the end stands one behind the last character.</summary>
public interface IScriptExtent
{
    string? File { get; }

    IScriptPosition StartScriptPosition { get; }

    IScriptPosition EndScriptPosition { get; }

    int StartLineNumber { get; }

    int StartColumnNumber { get; }

    int EndLineNumber { get; }

    int EndColumnNumber { get; }

    string Text { get; }

    int StartOffset { get; }

    int EndOffset { get; }
}
