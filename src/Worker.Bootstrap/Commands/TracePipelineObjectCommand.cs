using System.Management.Automation;

namespace Microsoft.Azure.Functions.PowerShellWorker.Commands;

/// <summary>Passes pipeline output on unchanged and writes it, formatted as a console would show it, to the information stream.</summary>
[Cmdlet(VerbsDiagnostic.Trace, "PipelineObject")]
public sealed class TracePipelineObjectCommand : PSCmdlet, IDisposable
{
    /// <summary>The only tag of information records that hold formatted pipeline output.</summary>
    internal const string OutputTag = "__PipelineObject__";

    private SteppablePipeline? _formatter;

    /// <summary>The object to log and to pass on.</summary>
    [Parameter(Position = 0, ValueFromPipeline = true)]
    public object? InputObject { get; set; }

    /// <summary>Lets the worker see the runspace's jobs, which only a command can reach.</summary>
    protected override void BeginProcessing()
    {
        if (InvocationScope.FindOwn() is { Jobs: null } scope)
        {
            scope.Jobs = JobRepository;
        }
    }

    /// <summary>Formats first, so that the log line stands before what the object causes further down the pipeline.</summary>
    protected override void ProcessRecord()
    {
        if (MyInvocation.ExpectingInput || MyInvocation.BoundParameters.ContainsKey(nameof(InputObject)))
        {
            (_formatter ??= StartFormatter()).Process(InputObject);
            WriteObject(InputObject);
        }
    }

    /// <summary>Writes what the formatter held back, for example the end of a table.</summary>
    protected override void EndProcessing() => _formatter?.End();

    /// <summary>Gives the formatter back when the pipeline is over, however it ended.</summary>
    public void Dispose() => _formatter?.Dispose();

    /// <summary>Made on the first object only: most functions write nothing to the pipeline.</summary>
    private SteppablePipeline StartFormatter()
    {
        var script = ScriptBlock.Create(
            $"Microsoft.PowerShell.Utility\\Out-String -Stream | Microsoft.PowerShell.Utility\\Write-Information -Tags {OutputTag}");
        var formatter = script.GetSteppablePipeline(MyInvocation.CommandOrigin);
        formatter.Begin(this);
        return formatter;
    }
}
