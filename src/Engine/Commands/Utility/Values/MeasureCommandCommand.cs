using System.Diagnostics;
using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>Times a script block.</summary>
[Cmdlet("Measure", "Command", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097029", RemotingCapability = RemotingCapability.None)]
[OutputType(typeof(TimeSpan))]
public sealed class MeasureCommandCommand : PSCmdlet
{
    private readonly Stopwatch _watch = new();

    [Parameter(ValueFromPipeline = true)]
    public PSObject? InputObject { get; set; }

    [Parameter(Position = 0, Mandatory = true)]
    public ScriptBlock? Expression { get; set; }

    protected override void ProcessRecord()
    {
        _watch.Start();
        Expression!.InvokeToSink(Context, NullSink.Instance, Context.CurrentStreams, new ScriptBlockCall
        {
            UseLocalScope = false,
            Underscore = InputObject,
            Input = InputObject is null ? System.Management.Automation.Internal.AutomationNull.Value : new object[] { InputObject },
        });
        _watch.Stop();
    }

    protected override void EndProcessing() => WriteObject(_watch.Elapsed);
}
