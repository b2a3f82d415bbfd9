namespace System.Management.Automation;

/// <summary>A breakpoint on a line, or on one statement of it.</summary>
public class LineBreakpoint : Breakpoint
{
    internal LineBreakpoint(string script, int line, int column, ScriptBlock? action)
        : base(script, action)
    {
        Line = line;
        Column = column;
    }

    /// <summary>Column of the statement, from 1; 0 for the first statement of the line.</summary>
    public int Column { get; }

    public int Line { get; }

    public override string ToString() => Column == 0
        ? $"Line breakpoint on '{Script}:{Line}'"
        : $"Statement breakpoint on '{Script}:{Line}, {Column}'";
}
