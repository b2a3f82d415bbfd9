using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Runs text as script, in the scope of the caller.</summary>
[Cmdlet("Invoke", "Expression", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097030", RemotingCapability = RemotingCapability.None)]
public sealed class InvokeExpressionCommand : PSCmdlet
{
    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true)]
    public string? Command { get; set; }

    protected override void ProcessRecord()
    {
        var script = ScriptBlock.Create(Command!);
        script.InvokeToSink(Context, CmdletSink.Of(this), Context.CurrentStreams, new ScriptBlockCall { UseLocalScope = false });
    }
}
