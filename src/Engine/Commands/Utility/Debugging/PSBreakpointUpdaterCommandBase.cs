namespace Microsoft.PowerShell.Commands;

/// <summary>A command that changes breakpoints given as objects or by id.</summary>
public abstract class PSBreakpointUpdaterCommandBase : PSBreakpointCommandBase
{
    internal const string BreakpointParameterSetName = "Breakpoint";
    internal const string IdParameterSetName = "Id";

    [Parameter(ParameterSetName = BreakpointParameterSetName, ValueFromPipeline = true, Position = 0, Mandatory = true)]
    [ValidateNotNull]
    public Breakpoint[] Breakpoint { get; set; } = [];

    [Parameter(ParameterSetName = IdParameterSetName, ValueFromPipelineByPropertyName = true, Position = 0, Mandatory = true)]
    [ValidateNotNull]
    public int[] Id { get; set; } = [];

    protected override void ProcessRecord()
    {
        if (ParameterSetName == BreakpointParameterSetName)
        {
            Array.ForEach(Breakpoint, Update);
            return;
        }

        foreach (var id in Id)
        {
            if (Debugger.GetBreakpoint(id) is { } breakpoint)
            {
                Update(breakpoint);
            }
            else
            {
                WriteError(new ErrorRecord(
                    new ArgumentException($"There is no breakpoint with ID '{id}'."), "PSBreakpoint:BreakpointIdNotFound", ErrorCategory.InvalidArgument, null));
            }
        }
    }

    private protected abstract void Update(Breakpoint breakpoint);
}
