using System.Diagnostics;

namespace Microsoft.PowerShell.Commands;

/// <summary>Waits until processes have ended.</summary>
[Cmdlet("Wait", "Process", DefaultParameterSetName = "Name", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097146")]
public sealed class WaitProcessCommand : PSCmdlet, IDisposable
{
    private readonly CancellationTokenSource _stop = new();
    private readonly List<Process> _processes = [];

    [Parameter(Position = 0, ParameterSetName = "Name", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Alias("ProcessName")]
    public string[]? Name { get; set; }

    [Parameter(ParameterSetName = "Id", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Alias("PID")]
    public int[]? Id { get; set; }

    [Parameter(ParameterSetName = "InputObject", Mandatory = true, ValueFromPipeline = true)]
    public Process[]? InputObject { get; set; }

    [Parameter(Position = 1)]
    [Alias("TimeoutSec")]
    [ValidateRange(0, 32767)]
    public int Timeout { get; set; } = -1;

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    protected override void ProcessRecord()
        => _processes.AddRange(InputObject ?? (Id is not null ? ProcessSearch.ById(this, Id) : ProcessSearch.ByName(this, Name!)));

    protected override void EndProcessing()
    {
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(_stop.Token);
        if (Timeout >= 0)
        {
            limit.CancelAfter(TimeSpan.FromSeconds(Timeout));
        }

        foreach (var process in _processes)
        {
            try
            {
                process.WaitForExitAsync(limit.Token).GetAwaiter().GetResult();
            }
            catch (OperationCanceledException) when (!Stopping)
            {
                WriteError(new ErrorRecord(new TimeoutException(
                    $"This command stopped operation because process \"{process.ProcessName} ({process.Id})\" is not stopped in the specified time-out."),
                    "ProcessNotTerminated", ErrorCategory.CloseError, process));
            }

            if (PassThru)
            {
                WriteObject(process);
            }
        }
    }

    protected override void StopProcessing() => _stop.Cancel();

    public void Dispose() => _stop.Dispose();
}
