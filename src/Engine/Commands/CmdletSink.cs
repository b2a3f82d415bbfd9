using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Lets a script block write to the output of the cmdlet that runs it.</summary>
internal sealed class CmdletSink(Cmdlet cmdlet) : OutputSink
{
    /// <summary>Where the cmdlet's output goes: straight to the next command where the engine runs the cmdlet.</summary>
    public static OutputSink Of(Cmdlet cmdlet) => new CmdletSink(cmdlet);

    public override void Write(object? value) => cmdlet.WriteObject(value);
}
