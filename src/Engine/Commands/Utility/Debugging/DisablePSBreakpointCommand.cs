namespace Microsoft.PowerShell.Commands;

/// <summary>Disable-PSBreakpoint.</summary>
[Cmdlet(VerbsLifecycle.Disable, "PSBreakpoint", SupportsShouldProcess = true, DefaultParameterSetName = BreakpointParameterSetName, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096700")]
[OutputType(typeof(Breakpoint))]
public class DisablePSBreakpointCommand : PSBreakpointUpdaterCommandBase
{
    [Parameter]
    public SwitchParameter PassThru { get; set; }

    private protected override void Update(Breakpoint breakpoint)
    {
        if (!ShouldProcess($"{breakpoint}"))
        {
            return;
        }

        Debugger.DisableBreakpoint(breakpoint);
        if (PassThru)
        {
            WriteObject(breakpoint);
        }
    }
}
