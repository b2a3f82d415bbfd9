namespace System.Management.Automation;

/// <summary>A breakpoint on the call of a command, by name or wildcard pattern.</summary>
public class CommandBreakpoint : Breakpoint
{
    private readonly WildcardPattern _pattern;

    internal CommandBreakpoint(string? script, string command, ScriptBlock? action)
        : base(script, action)
    {
        Command = command;
        _pattern = WildcardPattern.Get(command, WildcardOptions.IgnoreCase);
    }

    public string Command { get; }

    public override string ToString() => $"Command breakpoint on '{Place}{Command}'";

    internal bool Matches(string command) => _pattern.IsMatch(command);
}
