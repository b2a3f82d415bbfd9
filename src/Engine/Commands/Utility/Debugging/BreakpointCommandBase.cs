using System.Management.Automation.Runspaces;

namespace Microsoft.PowerShell.Commands;

/// <summary>A command that works on the breakpoints of one runspace, by default its own.</summary>
public abstract class PSBreakpointCommandBase : PSCmdlet
{
    [Parameter]
    [ValidateNotNull]
    public Runspace? Runspace { get; set; }

    private protected Debugger Debugger =>
        (Runspace ?? System.Management.Automation.Runspaces.Runspace.DefaultRunspace).Debugger;
}
