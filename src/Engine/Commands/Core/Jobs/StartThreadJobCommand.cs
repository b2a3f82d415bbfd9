using Microsoft.PowerShell.Commands;

namespace Microsoft.PowerShell.ThreadJob;

/// <summary>Runs a script on another thread of this process.</summary>
[Cmdlet(VerbsLifecycle.Start, "ThreadJob", DefaultParameterSetName = "ScriptBlock")]
[OutputType(typeof(ThreadJob))]
public sealed class StartThreadJobCommand : PSCmdlet
{
    private readonly List<object?> _input = [];

    [Parameter(ParameterSetName = "ScriptBlock", Mandatory = true, Position = 0)]
    [ValidateNotNull]
    public ScriptBlock? ScriptBlock { get; set; }

    [Parameter(ParameterSetName = "FilePath", Mandatory = true, Position = 0)]
    [ValidateNotNullOrEmpty]
    public string? FilePath { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public string? Name { get; set; }

    [Parameter]
    [ValidateNotNull]
    public ScriptBlock? InitializationScript { get; set; }

    [Parameter(ValueFromPipeline = true)]
    [ValidateNotNull]
    public PSObject? InputObject { get; set; }

    [Parameter]
    public object?[]? ArgumentList { get; set; }

    [Parameter]
    [ValidateRange(1, 1_000_000)]
    public int ThrottleLimit { get; set; }

    /// <summary>Accepted: the job's streams are read by Receive-Job.</summary>
    [Parameter]
    [ValidateNotNull]
    public System.Management.Automation.Host.PSHost? StreamingHost { get; set; }

    protected override void ProcessRecord()
    {
        if (MyInvocation.BoundParameters.ContainsKey(nameof(InputObject)))
        {
            _input.Add(InputObject);
        }
    }

    protected override void EndProcessing()
    {
        var script = ScriptBlock ?? ReadFile();
        var job = new ThreadJob(Name, script, InitializationScript, ArgumentList ?? [], _input.Count == 0 ? null : _input,
            UsingValues.Read(script, SessionState));
        JobRepository.Add(job);
        job.Start(ThrottleLimit > 0 ? ThrottleLimit : null);
        WriteObject(job);
    }

    private ScriptBlock ReadFile()
    {
        var path = GetUnresolvedProviderPathFromPSPath(FilePath!);
        return ScriptBlock.Parse(File.ReadAllText(path), path, null);
    }
}
