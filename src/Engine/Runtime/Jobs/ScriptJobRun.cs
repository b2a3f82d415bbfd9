using System.Collections;
using System.Management.Automation.Runspaces;
using System.Management.Automation.Runtime;
using Microsoft.PowerShell.Commands;

namespace System.Management.Automation;

/// <summary>A script that runs in a runspace of its own in this process.</summary>
internal sealed class ScriptJobRun : IDisposable
{
    private readonly Job _job;
    private readonly string _script;
    private readonly ScriptBlock? _initialization;
    private readonly object?[] _arguments;
    private readonly IEnumerable? _input;
    private readonly Dictionary<string, object?> _using;
    private readonly object? _underscore;
    private PowerShell? _shell;
    private volatile bool _isStopping;

    public ScriptJobRun(Job job, ScriptBlock script, ScriptBlock? initialization, object?[] arguments, IEnumerable? input, Dictionary<string, object?> usingValues,
        object? underscore)
    {
        _job = job;
        _script = script.ToString();
        _initialization = initialization;
        _arguments = arguments;
        _input = input;
        _using = usingValues;
        _underscore = underscore;
    }

    /// <summary>Runs the script on the calling thread and sets the job's state when it ends.</summary>
    public void Run(Action<JobState, Exception?> ended)
    {
        if (_isStopping)
        {
            ended(JobState.Stopped, null);
            return;
        }

        using var runspace = RunspaceFactory.CreateRunspace();
        runspace.ThreadOptions = PSThreadOptions.UseCurrentThread;
        runspace.Open();
        Exception? failure = null;
        using (var shell = PowerShell.Create(runspace))
        {
            _shell = shell;
            failure = Invoke(shell, runspace);
            _shell = null;
        }

        ended(_isStopping ? JobState.Stopped : failure is null ? JobState.Completed : JobState.Failed, failure);
    }

    public void Stop()
    {
        _isStopping = true;
        _shell?.BeginStop(null, null);
    }

    public void Dispose() => Stop();

    private Exception? Invoke(PowerShell shell, Runspace runspace)
    {
        shell.Streams.Error = _job.Error;
        shell.Streams.Warning = _job.Warning;
        shell.Streams.Verbose = _job.Verbose;
        shell.Streams.Debug = _job.Debug;
        shell.Streams.Information = _job.Information;
        shell.Streams.Progress = _job.Progress;
        try
        {
            foreach (var (name, value) in _using)
            {
                runspace.SessionStateProxy.SetVariable(UsingRewriter.VariableName(name), value);
            }

            if (_initialization is not null)
            {
                shell.AddScript(_initialization.ToString(), useLocalScope: false).Invoke();
                shell.Commands.Clear();
            }

            if (!ReferenceEquals(_underscore, ScriptBlockCall.Inherit))
            {
                runspace.SessionStateProxy.SetVariable("_", _underscore);
            }

            shell.AddScript(UsingRewriter.Rewrite(_script), useLocalScope: false);
            foreach (var argument in _arguments)
            {
                shell.AddArgument(argument);
            }

            shell.Invoke(_input, _job.Output, null);
            return null;
        }
        catch (PipelineStoppedException)
        {
            _isStopping = true;
            return null;
        }
        catch (Exception e) when (e is RuntimeException or InvalidOperationException or FlowControlException)
        {
            return e;
        }
    }
}
