using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Lets a script block write to the output of the cmdlet that runs it.</summary>
internal sealed class CmdletSink(Cmdlet cmdlet) : OutputSink
{
    public override void Write(object? value) => cmdlet.WriteObject(value);
}
