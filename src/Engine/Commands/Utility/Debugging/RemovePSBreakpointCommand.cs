namespace Microsoft.PowerShell.Commands;

/// <summary>Remove-PSBreakpoint.</summary>
[Cmdlet(VerbsCommon.Remove, "PSBreakpoint", SupportsShouldProcess = true, DefaultParameterSetName = BreakpointParameterSetName, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097134")]
public class RemovePSBreakpointCommand : PSBreakpointUpdaterCommandBase
{
    private protected override void Update(Breakpoint breakpoint)
    {
        if (ShouldProcess($"{breakpoint}"))
        {
            Debugger.RemoveBreakpoint(breakpoint);
        }
    }
}
