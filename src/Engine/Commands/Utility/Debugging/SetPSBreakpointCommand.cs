namespace Microsoft.PowerShell.Commands;

/// <summary>Set-PSBreakpoint.</summary>
[Cmdlet(VerbsCommon.Set, "PSBreakpoint", DefaultParameterSetName = LineSet, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096623")]
[OutputType(typeof(CommandBreakpoint), typeof(LineBreakpoint), typeof(VariableBreakpoint))]
public class SetPSBreakpointCommand : PSBreakpointCommandBase
{
    private const string LineSet = "Line";
    private const string CommandSet = "Command";
    private const string VariableSet = "Variable";

    [Parameter]
    public ScriptBlock? Action { get; set; }

    [Parameter(ParameterSetName = LineSet, Position = 2)]
    [ValidateRange(1, int.MaxValue)]
    public int Column { get; set; }

    [Parameter(ParameterSetName = LineSet, Mandatory = true, Position = 1)]
    [ValidateNotNull]
    public int[] Line { get; set; } = [];

    [Parameter(ParameterSetName = LineSet, Mandatory = true, Position = 0)]
    [Parameter(ParameterSetName = CommandSet, Position = 0)]
    [Parameter(ParameterSetName = VariableSet, Position = 0)]
    [ValidateNotNull]
    public string[]? Script { get; set; }

    [Alias("C")]
    [Parameter(ParameterSetName = CommandSet, Mandatory = true)]
    [ValidateNotNull]
    public string[] Command { get; set; } = [];

    [Alias("V")]
    [Parameter(ParameterSetName = VariableSet, Mandatory = true)]
    [ValidateNotNull]
    public string[] Variable { get; set; } = [];

    [Parameter(ParameterSetName = VariableSet)]
    public VariableAccessMode Mode { get; set; } = VariableAccessMode.Write;

    protected override void ProcessRecord()
    {
        foreach (var script in Scripts())
        {
            switch (ParameterSetName)
            {
                case LineSet:
                    SetLines(script!);
                    break;
                case CommandSet:
                    Array.ForEach(Command, c => WriteObject(Debugger.SetCommandBreakpoint(c, Action, script)));
                    break;
                default:
                    Array.ForEach(Variable, v => WriteObject(Debugger.SetVariableBreakpoint(v, Mode, Action, script)));
                    break;
            }
        }
    }

    private void SetLines(string script)
    {
        foreach (var line in Line)
        {
            if (line < 1)
            {
                WriteError(new ErrorRecord(new ArgumentException("Line cannot be less than 1."), "SetPSBreakpoint:LineLessThanOne", ErrorCategory.InvalidArgument, null));
                continue;
            }

            WriteObject(Debugger.SetLineBreakpoint(script, line, Column, Action));
        }
    }

    private IEnumerable<string?> Scripts()
    {
        if (Script is null)
        {
            yield return null;
            yield break;
        }

        foreach (var path in Script)
        {
            foreach (var file in GetResolvedProviderPathFromPSPath(path, out _))
            {
                var extension = Path.GetExtension(file);
                if (!extension.Equals(".ps1", StringComparison.OrdinalIgnoreCase) && !extension.Equals(".psm1", StringComparison.OrdinalIgnoreCase))
                {
                    WriteError(new ErrorRecord(
                        new ArgumentException($"Cannot set breakpoint. The file '{file}' is not a .ps1 or .psm1 file."),
                        "SetPSBreakpoint:WrongExtension", ErrorCategory.InvalidArgument, null));
                    continue;
                }

                yield return file;
            }
        }
    }
}
