using System.Collections.Concurrent;
using System.Management.Automation.Language;
using System.Management.Automation.Runspaces;

namespace Microsoft.PowerShell.Commands;

/// <summary>Runs a script block for many objects in a bounded set of runspaces and hands their output to the cmdlet's own thread.</summary>
internal sealed class ParallelRun : IDisposable
{
    private readonly ForEachObjectCommand _command;
    private readonly BlockingCollection<Action<Cmdlet>> _results = [];
    private readonly SemaphoreSlim _slots;
    private readonly ConcurrentStack<Runspace> _idle = new();
    private readonly ConcurrentDictionary<System.Management.Automation.PowerShell, byte> _running = new();
    private readonly CancellationTokenSource _stop = new();
    private readonly Dictionary<string, object?> _usingValues;
    private readonly string _script;
    private int _open = 1;

    public ParallelRun(ForEachObjectCommand command)
    {
        _command = command;
        _slots = new SemaphoreSlim(command.ThrottleLimit);
        _script = command.Parallel!.ToString();
        _usingValues = ReadUsingValues();
        if (command.TimeoutSeconds > 0)
        {
            _stop.CancelAfter(TimeSpan.FromSeconds(command.TimeoutSeconds));
            _stop.Token.Register(StopRunning);
        }
    }

    /// <summary>Waits for a free place, handing on results meanwhile, then starts the object.</summary>
    public void Add(object? input)
    {
        while (!_slots.Wait(0))
        {
            if (_stop.IsCancellationRequested)
            {
                return;
            }

            if (_results.TryTake(out var result, 20))
            {
                result(_command);
            }
        }

        DrainReady();
        if (_stop.IsCancellationRequested)
        {
            _slots.Release();
            return;
        }

        Interlocked.Increment(ref _open);
        var thread = new Thread(() => Run(input)) { IsBackground = true, Name = "ForEach-Object -Parallel" };
        thread.Start();
    }

    /// <summary>Hands on results until every object is done.</summary>
    public void Complete()
    {
        Release();
        foreach (var result in _results.GetConsumingEnumerable())
        {
            result(_command);
        }

        if (_stop.IsCancellationRequested && !_command.Stopping)
        {
            _command.WriteError(new ErrorRecord(new TimeoutException("The ForEach-Object -Parallel operation has timed out."),
                "PSTaskTimeout", ErrorCategory.OperationTimeout, null));
        }
    }

    public void Stop()
    {
        _stop.Cancel();
        StopRunning();
    }

    public void Dispose()
    {
        Stop();
        while (_idle.TryPop(out var runspace))
        {
            runspace.Dispose();
        }
    }

    private void StopRunning()
    {
        foreach (var shell in _running.Keys)
        {
            shell.BeginStop(null!, null!);
        }
    }

    private void Run(object? input)
    {
        try
        {
            if (_command.UseNewRunspace || !_idle.TryPop(out var runspace))
            {
                runspace = RunspaceFactory.CreateRunspace();
                runspace.Open();
            }

            RunIn(runspace, input);
            if (_command.UseNewRunspace)
            {
                runspace.Dispose();
            }
            else
            {
                // A reset costs less than a new runspace, and no variable of one object reaches the next.
                runspace.ResetRunspaceState();
                _idle.Push(runspace);
            }
        }
        catch (Exception e) when (e is RuntimeException or InvalidOperationException)
        {
            Post(command => command.WriteError((e as IContainsErrorRecord)?.ErrorRecord
                ?? new ErrorRecord(e, "PSTaskException", ErrorCategory.InvalidOperation, input)));
        }
        finally
        {
            _slots.Release();
            Release();
        }
    }

    private void RunIn(Runspace runspace, object? input)
    {
        using var shell = System.Management.Automation.PowerShell.Create();
        shell.Runspace = runspace;
        shell.AddScript(UsingRewriter.Rewrite(_script), useLocalScope: false);
        foreach (var (name, value) in _usingValues)
        {
            runspace.SessionStateProxy.SetVariable(UsingRewriter.VariableName(name), value);
        }

        runspace.SessionStateProxy.SetVariable("_", input);
        Forward(shell);
        _running[shell] = 0;
        try
        {
            var output = new PSDataCollection<PSObject>();
            output.DataAdded += (_, e) =>
            {
                var value = output[e.Index];
                Post(command => command.WriteObject(value));
            };
            shell.Invoke<PSObject>(null!, output);
        }
        finally
        {
            _running.TryRemove(shell, out _);
        }
    }

    private void Forward(System.Management.Automation.PowerShell shell)
    {
        shell.Streams.Error.DataAdded += (_, e) => { var record = shell.Streams.Error[e.Index]; Post(c => c.WriteError(record)); };
        shell.Streams.Warning.DataAdded += (_, e) => { var record = shell.Streams.Warning[e.Index]; Post(c => c.WriteWarning(record.Message)); };
        shell.Streams.Verbose.DataAdded += (_, e) => { var record = shell.Streams.Verbose[e.Index]; Post(c => c.WriteVerbose(record.Message)); };
        shell.Streams.Debug.DataAdded += (_, e) => { var record = shell.Streams.Debug[e.Index]; Post(c => c.WriteDebug(record.Message)); };
        shell.Streams.Information.DataAdded += (_, e) => { var record = shell.Streams.Information[e.Index]; Post(c => c.WriteInformation(record)); };
    }

    private void Post(Action<Cmdlet> result) => _results.Add(result);

    private void DrainReady()
    {
        while (_results.TryTake(out var result))
        {
            result(_command);
        }
    }

    private void Release()
    {
        if (Interlocked.Decrement(ref _open) == 0)
        {
            _results.CompleteAdding();
        }
    }

    private Dictionary<string, object?> ReadUsingValues()
    {
        var values = new Dictionary<string, object?>(StringComparer.OrdinalIgnoreCase);
        foreach (var node in _command.Parallel!.Ast.FindAll(node => node is UsingExpressionAst, searchNestedScriptBlocks: true))
        {
            var expression = ((UsingExpressionAst)node).SubExpression;
            while (expression is MemberExpressionAst or IndexExpressionAst)
            {
                expression = expression is MemberExpressionAst member ? member.Expression : ((IndexExpressionAst)expression).Target;
            }

            if (expression is not VariableExpressionAst variable)
            {
                continue;
            }

            var name = variable.VariablePath.UserPath;
            var value = _command.SessionState.PSVariable.GetValue(name);
            if (CmdletSupport.Bare(value) is ScriptBlock)
            {
                _command.ThrowTerminatingError(new ErrorRecord(new PSArgumentException(
                    "A ForEach-Object -Parallel using variable cannot be a script block. Passed-in script block variables are not supported with "
                    + "ForEach-Object -Parallel, and can result in undefined behavior."),
                    "ParallelUsingVariableCannotBeScriptBlock", ErrorCategory.InvalidType, value));
            }

            values[name] = value;
        }

        return values;
    }
}
