namespace Microsoft.PowerShell.Commands;

/// <summary>Enable-PSBreakpoint.</summary>
[Cmdlet(VerbsLifecycle.Enable, "PSBreakpoint", SupportsShouldProcess = true, DefaultParameterSetName = BreakpointParameterSetName, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096700")]
[OutputType(typeof(Breakpoint))]
public class EnablePSBreakpointCommand : PSBreakpointUpdaterCommandBase
{
    [Parameter]
    public SwitchParameter PassThru { get; set; }

    private protected override void Update(Breakpoint breakpoint)
    {
        if (!ShouldProcess($"{breakpoint}"))
        {
            return;
        }

        Debugger.EnableBreakpoint(breakpoint);
        if (PassThru)
        {
            WriteObject(breakpoint);
        }
    }
}
