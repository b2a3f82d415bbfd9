namespace Microsoft.PowerShell.Commands;

/// <summary>Kinds of breakpoints that Get-PSBreakpoint -Type selects.</summary>
public enum BreakpointType
{
    Line,
    Command,
    Variable,
}
