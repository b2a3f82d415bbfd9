using System.Management.Automation.Runspaces;

namespace Microsoft.PowerShell.Commands;

/// <summary>Get-PSCallStack.</summary>
[Cmdlet(VerbsCommon.Get, "PSCallStack", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096705")]
[OutputType(typeof(CallStackFrame))]
public class GetPSCallStackCommand : PSCmdlet
{
    protected override void ProcessRecord()
    {
        foreach (var frame in Runspace.DefaultRunspace.Debugger.GetCallStack())
        {
            WriteObject(frame);
        }
    }
}
