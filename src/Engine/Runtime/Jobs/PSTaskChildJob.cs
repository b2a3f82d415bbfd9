namespace System.Management.Automation;

/// <summary>One object's run of a <see cref="PSTaskJob"/>.</summary>
internal sealed class PSTaskChildJob : Job
{
    private readonly ScriptJobRun _run;

    public PSTaskChildJob(ScriptBlock script, Dictionary<string, object?> usingValues, object? input)
        : base(script.ToString(), null)
    {
        PSJobTypeName = nameof(PSTaskChildJob);
        _run = new ScriptJobRun(this, script, null, [], null, usingValues, input);
    }

    public override bool HasMoreData => HasUnread;

    public override string Location => "PowerShell";

    public override string StatusMessage => string.Empty;

    public override void StopJob() => _run.Stop();

    public void Run()
    {
        SetJobState(JobState.Running);
        try
        {
            _run.Run(End);
        }
        catch (Exception e) when (e is RuntimeException or InvalidOperationException or IOException)
        {
            End(JobState.Failed, e);
        }
    }

    private void End(JobState state, Exception? reason)
    {
        if (reason is not null)
        {
            Error.Add(ErrorRecord.From(reason));
        }

        SetJobState(state, reason);
    }
}
