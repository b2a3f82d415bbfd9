using System.Management.Automation.Runspaces;

namespace Microsoft.PowerShell.Commands;

/// <summary>Wait-Debugger: stops at the next statement if a debugger is attached; says so and goes on if none is.</summary>
[Cmdlet(VerbsLifecycle.Wait, "Debugger", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097035")]
public class WaitDebuggerCommand : PSCmdlet
{
    protected override void EndProcessing()
    {
        if (Runspace.DefaultRunspace.Debugger is ScriptDebugger debugger && !debugger.TryBreakAtNextStatement())
        {
            WriteVerbose("No debugger is attached: the script goes on.");
        }
    }
}
