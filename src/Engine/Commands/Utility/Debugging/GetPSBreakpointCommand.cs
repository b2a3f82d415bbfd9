namespace Microsoft.PowerShell.Commands;

/// <summary>Get-PSBreakpoint.</summary>
[Cmdlet(VerbsCommon.Get, "PSBreakpoint", DefaultParameterSetName = "Line", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097108")]
[OutputType(typeof(LineBreakpoint), typeof(CommandBreakpoint), typeof(VariableBreakpoint))]
public class GetPSBreakpointCommand : PSBreakpointCommandBase
{
    [Parameter(ParameterSetName = "Line", ValueFromPipeline = true)]
    [Parameter(ParameterSetName = "Command")]
    [Parameter(ParameterSetName = "Variable")]
    [Parameter(ParameterSetName = "Type")]
    [ValidateNotNullOrEmpty]
    public string[]? Script { get; set; }

    [Parameter(ParameterSetName = "Id", Mandatory = true, Position = 0, ValueFromPipeline = true)]
    [ValidateNotNull]
    public int[] Id { get; set; } = [];

    [Parameter(ParameterSetName = "Variable", Mandatory = true)]
    [ValidateNotNull]
    public string[] Variable { get; set; } = [];

    [Parameter(ParameterSetName = "Command", Mandatory = true)]
    [ValidateNotNull]
    public string[] Command { get; set; } = [];

    [Parameter(ParameterSetName = "Type", Mandatory = true, Position = 0, ValueFromPipeline = true)]
    [ValidateNotNull]
    public BreakpointType[] Type { get; set; } = [];

    protected override void ProcessRecord()
    {
        foreach (var breakpoint in Debugger.GetBreakpoints().OrderBy(b => b.Id))
        {
            if (IsWanted(breakpoint) && IsInScript(breakpoint))
            {
                WriteObject(breakpoint);
            }
        }
    }

    private bool IsWanted(Breakpoint breakpoint) => ParameterSetName switch
    {
        "Id" => Id.Contains(breakpoint.Id),
        "Variable" => breakpoint is VariableBreakpoint variable && Variable.Contains(variable.Variable, StringComparer.OrdinalIgnoreCase),
        "Command" => breakpoint is CommandBreakpoint command && Command.Contains(command.Command, StringComparer.OrdinalIgnoreCase),
        "Type" => Type.Contains(breakpoint switch
        {
            LineBreakpoint => BreakpointType.Line,
            CommandBreakpoint => BreakpointType.Command,
            _ => BreakpointType.Variable,
        }),
        _ => true,
    };

    private bool IsInScript(Breakpoint breakpoint) => Script is null
        || Array.Exists(Script, s => GetUnresolvedProviderPathFromPSPath(s).Equals(breakpoint.Script, StringComparison.Ordinal));
}
