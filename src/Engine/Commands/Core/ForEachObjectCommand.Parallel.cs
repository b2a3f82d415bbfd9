namespace Microsoft.PowerShell.Commands;

/// <summary>ForEach-Object -Parallel: each object in a runspace of its own, so many at a time.</summary>
public sealed partial class ForEachObjectCommand
{
    private ParallelRun? _parallel;
    private PSTaskJob? _job;
    private Dictionary<string, object?>? _usingValues;

    [Parameter(Mandatory = true, ParameterSetName = ParallelParameterSet)]
    public ScriptBlock? Parallel { get; set; }

    [Parameter(ParameterSetName = ParallelParameterSet)]
    [ValidateRange(1, int.MaxValue)]
    public int ThrottleLimit { get; set; } = 5;

    [Parameter(ParameterSetName = ParallelParameterSet)]
    [ValidateRange(0, int.MaxValue / 1000)]
    public int TimeoutSeconds { get; set; }

    [Parameter(ParameterSetName = ParallelParameterSet)]
    public SwitchParameter AsJob { get; set; }

    [Parameter(ParameterSetName = ParallelParameterSet)]
    public SwitchParameter UseNewRunspace { get; set; }

    private bool IsParallel => _parallel is not null || _job is not null;

    private void BeginParallel()
    {
        foreach (var name in new[] { "ErrorAction", "WarningAction", "InformationAction", "PipelineVariable" })
        {
            if (MyInvocation.BoundParameters.ContainsKey(name))
            {
                ThrowTerminatingError(new ErrorRecord(new PSNotSupportedException(
                    "The following common parameters are not currently supported in the Parallel parameter set:\n"
                    + "ErrorAction, WarningAction, InformationAction, PipelineVariable"),
                    "ParallelCommonParametersNotSupported", ErrorCategory.NotImplemented, this));
            }
        }

        if (AsJob)
        {
            _job = new PSTaskJob(Parallel!.ToString(), ThrottleLimit);
            _usingValues = UsingValues.Read(Parallel, SessionState);
            return;
        }

        _parallel = new ParallelRun(this);
    }

    private void ProcessParallel()
    {
        if (_job is { } job)
        {
            job.AddTask(Parallel!, _usingValues!, InputObject);
        }
        else
        {
            _parallel!.Add(InputObject);
        }
    }

    private void EndParallel()
    {
        if (_job is not { } job)
        {
            _parallel!.Complete();
            return;
        }

        JobRepository.Add(job);
        job.Start();
        WriteObject(job);
    }

    private void StopParallel() => _parallel?.Stop();

    private void DisposeParallel() => _parallel?.Dispose();
}
