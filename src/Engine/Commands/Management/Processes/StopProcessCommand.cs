using System.ComponentModel;
using System.Diagnostics;

namespace Microsoft.PowerShell.Commands;

/// <summary>Ends processes.</summary>
[Cmdlet("Stop", "Process", DefaultParameterSetName = "Id", SupportsShouldProcess = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097058")]
[OutputType(typeof(Process))]
public sealed class StopProcessCommand : PSCmdlet
{
    [Parameter(ParameterSetName = "Name", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Alias("ProcessName")]
    public string[]? Name { get; set; }

    [Parameter(Position = 0, ParameterSetName = "Id", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    public int[]? Id { get; set; }

    [Parameter(Position = 0, ParameterSetName = "InputObject", Mandatory = true, ValueFromPipeline = true)]
    public Process[]? InputObject { get; set; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public SwitchParameter Force { get; set; }

    protected override void ProcessRecord()
    {
        var found = InputObject ?? (Id is not null ? ProcessSearch.ById(this, Id) : ProcessSearch.ByName(this, Name!));
        foreach (var process in found)
        {
            if (!ShouldProcess($"{process.ProcessName} ({process.Id})"))
            {
                continue;
            }

            try
            {
                if (!process.HasExited)
                {
                    process.Kill();
                }
            }
            catch (Exception e) when (e is Win32Exception or InvalidOperationException or NotSupportedException)
            {
                WriteError(new ErrorRecord(new ProcessCommandException($"Cannot stop process \"{process.ProcessName} ({process.Id})\" because of the following error: {e.Message}", e),
                    "CouldNotStopProcess", ErrorCategory.CloseError, process));
                continue;
            }

            if (PassThru)
            {
                WriteObject(process);
            }
        }
    }
}
