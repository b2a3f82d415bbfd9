using System.Collections.ObjectModel;
using System.Management.Automation;
using System.Management.Automation.Runspaces;
using Microsoft.Azure.Functions.PowerShellWorker.Commands;
using Microsoft.Azure.Functions.PowerShellWorker.Engine;
using Microsoft.Azure.Functions.PowerShellWorker.Functions;
using Microsoft.Azure.Functions.PowerShellWorker.Invocation;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.Functions.PowerShellWorker.Settings;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>
/// The runspace of a slot and how it runs invocations. All of it is used by the slot's own thread, except <see cref="StopScript"/>.
/// </summary>
internal sealed class SlotRunspace : IDisposable
{
    // A constant function cannot be removed. Runspaces that have gathered this many outdated ones are replaced.
    private const int MostDeadFunctions = 20;

    private readonly WorkerContext _context;
    private readonly SlotRunspaceParts _parts;
    private readonly string _name;
    private readonly SlotScope _scope;
    private readonly Dictionary<string, DeployedFunction> _deployed = new(StringComparer.Ordinal);
    private FunctionHost? _host;
    private CmdletInfo? _trace;
    private Runspace? _runspace;
    private Pwsh? _powerShell;
    private FunctionApp? _preparedFor;
    private Exception? _preparationFailure;
    private RpcLog.Types.Level? _appliedLevel;
    private int _deadFunctions;

    public SlotRunspace(WorkerContext context, SlotRunspaceParts parts, int number)
    {
        _context = context;
        _parts = parts;
        _name = $"PowerShellManager{number}";
        _scope = new SlotScope(context.Replies);
    }

    /// <summary>Whether it holds too much that cannot be removed, and the slot should end.</summary>
    public bool IsWornOut => _deadFunctions > MostDeadFunctions;

    /// <summary>
    /// Opens the runspace if it is not open, and runs the app's profile once the app is known. A failure is kept for the invocation that
    /// needs the runspace next; the one after that gets a new attempt.
    /// </summary>
    public void Prepare()
    {
        if (_preparationFailure is not null)
        {
            return;
        }

        try
        {
            if (_runspace is null)
            {
                Open();
            }

            if (_context.App is { } app && _preparedFor != app)
            {
                PrepareFor(app);
            }
        }
        catch (Exception exception)
        {
            _preparationFailure = exception;
        }
    }

    /// <summary>Runs an invocation, answers it and cleans up after it.</summary>
    public void Run(PendingInvocation invocation)
    {
        Prepare();
        _scope.Begin(invocation, _context.LogFilter.Find(invocation.Function.LogCategory) ?? RpcLog.Types.Level.Trace);
        var response = new InvocationResponse { InvocationId = invocation.Id };
        try
        {
            ThrowIfUnprepared();
            Execute(invocation, response);
            response.Result = StatusResults.Success();
        }
        catch (PipelineStoppedException) when (invocation.IsCancelled)
        {
            response.Result = StatusResults.Cancelled($"Invocation '{invocation.Id}' of '{invocation.Function.Name}' was cancelled.");
        }
        catch (Exception exception)
        {
            ReportFailure(exception);
            response.OutputData.Clear();
            response.ReturnValue = null;
            response.Result = StatusResults.Failure(exception);
        }

        if (invocation.TryAnswer())
        {
            _context.Replies.SendAnswer(new StreamingMessage { RequestId = invocation.RequestId, InvocationResponse = response });
        }

        CleanUp(invocation.Function.Isolation ?? _context.Settings.Isolation);
    }

    /// <summary>Asks the pipeline under way to stop. Called by other threads; does not wait.</summary>
    public void StopScript()
    {
        try
        {
            Volatile.Read(ref _powerShell)?.BeginStop(null, null);
        }
        catch (ObjectDisposedException)
        {
            // The slot ended meanwhile, and its script with it.
        }
    }

    public void Dispose()
    {
        _scope.Detach();
        Close();
    }

    private void Open()
    {
        _host ??= new FunctionHost();
        _trace ??= new CmdletInfo("Trace-PipelineObject", typeof(TracePipelineObjectCommand));
        var runspace = _parts.Maker.Open(_host, _name);
        _parts.Pristine.Record(runspace);
        runspace.SessionStateProxy.PSVariable.Set(new CancellationTokenVariable(_scope));
        _scope.Attach(runspace.InstanceId);
        var powerShell = Pwsh.Create();
        powerShell.Runspace = runspace;
        StreamLogger.Attach(powerShell, _scope);
        _runspace = runspace;
        Volatile.Write(ref _powerShell, powerShell);
        if (_context.App is { } app)
        {
            // Opening a runspace makes the engine put its own folders into the process's module path.
            Environment.SetEnvironmentVariable("PSModulePath", app.ModulePath);
        }
    }

    private void PrepareFor(FunctionApp app)
    {
        _preparedFor = app;
        AppProfile.Run(_powerShell!, app, _scope, _trace!);
    }

    /// <summary>Fails with what went wrong while preparing, and gives up that runspace, so that the next invocation starts afresh.</summary>
    private void ThrowIfUnprepared()
    {
        if (_preparationFailure is { } failure)
        {
            _preparationFailure = null;
            Close();
            System.Runtime.ExceptionServices.ExceptionDispatchInfo.Throw(failure);
        }
    }

    private void Execute(PendingInvocation invocation, InvocationResponse response)
    {
        var function = invocation.Function;
        var powerShell = _powerShell!;
        _host!.ExitCode = null;
        ApplyLogLevel(function);
        try
        {
            AddFunctionCommand(powerShell, function);
            InputBinder.Bind(powerShell, invocation.Request, function);
            if (function.TracesOutput)
            {
                powerShell.AddCommand(_trace);
            }

            var output = powerShell.Invoke();
            CheckOutcome(function);
            OutputBinder.Bind(response, function, _scope.Outputs, output!, FormatAsText, _context.Settings.JsonDepth);
        }
        finally
        {
            // On every path: what is left behind would become the start of the next pipeline.
            powerShell.Commands.Clear();
            powerShell.Streams.ClearStreams();
        }
    }

    private void AddFunctionCommand(Pwsh powerShell, LoadedFunction function)
    {
        if (function.Shape == FunctionShape.ScriptFile)
        {
            powerShell.AddCommand(function.CommandName);
            return;
        }

        if (!_deployed.TryGetValue(function.Id, out var deployed) || deployed.Function != function)
        {
            if (deployed is not null)
            {
                _deadFunctions++;
            }

            deployed = new DeployedFunction(function, FunctionDeployment.Deploy(powerShell, _runspace!, function));
            _deployed[function.Id] = deployed;
        }

        powerShell.AddCommand(deployed.Command);
    }

    /// <summary>Ends that are no exceptions in PowerShell but failures of a function.</summary>
    private void CheckOutcome(LoadedFunction function)
    {
        if (_host!.ExitCode is { } exitCode and not 0)
        {
            throw new InvalidOperationException($"Function '{function.Name}' ended with exit code {exitCode}.");
        }

        if (_scope.HadErrorRecord && _context.Settings.FailOnError)
        {
            throw new InvalidOperationException(
                $"Function '{function.Name}' wrote to the error stream, and PSWorkerFailOnError is set. The log has the errors.");
        }
    }

    /// <summary>Verbose and debug messages are made only when the host wants to have them.</summary>
    private void ApplyLogLevel(LoadedFunction function)
    {
        var level = _context.LogFilter.Find(function.LogCategory);
        if (level == _appliedLevel)
        {
            return;
        }

        _appliedLevel = level;
        var variables = _runspace!.SessionStateProxy.PSVariable;
        variables.Set("VerbosePreference", PreferenceFor(RpcLog.Types.Level.Trace));
        variables.Set("DebugPreference", PreferenceFor(RpcLog.Types.Level.Debug));
        variables.Set("InformationPreference", PreferenceFor(RpcLog.Types.Level.Information));

        ActionPreference PreferenceFor(RpcLog.Types.Level wanted) =>
            level <= wanted ? ActionPreference.Continue : ActionPreference.SilentlyContinue;
    }

    private void ReportFailure(Exception exception)
    {
        if ((exception as IContainsErrorRecord)?.ErrorRecord is { } record)
        {
            ErrorAnalysis.Report(_scope, record, isException: true);
            _scope.WriteLog(RpcLog.Types.Level.Error, "EXCEPTION: " + ErrorRecordFormatter.Format(record));
        }
    }

    private string FormatAsText(Collection<PSObject?> output)
    {
        var powerShell = _powerShell!;
        powerShell.Commands.Clear();
        powerShell.AddCommand("Microsoft.PowerShell.Utility\\Out-String");
        return string.Concat(powerShell.Invoke<string>(output));
    }

    private void CleanUp(IsolationMode isolation)
    {
        if (_runspace is null)
        {
            _scope.End();
            return;
        }

        try
        {
            if (isolation == IsolationMode.OneShot)
            {
                Close();
                _scope.End();
                Prepare();
                return;
            }

            InvocationCleaner.Clean(_powerShell!, _runspace, _scope, _parts.Pristine);
            _scope.End();
        }
        catch (Exception exception)
        {
            // What cannot be cleaned is not used again.
            SystemLog.Write(
                SystemLogLevel.Warning, $"Runspace '{_name}' could not be cleaned and is replaced: {exception.GetType().FullName}.");
            Close();
            _scope.End();
        }
    }

    private void Close()
    {
        var powerShell = _powerShell;
        Volatile.Write(ref _powerShell, null);
        powerShell?.Dispose();
        _runspace?.Dispose();
        _runspace = null;
        _preparedFor = null;
        _appliedLevel = null;
        _deployed.Clear();
        _deadFunctions = 0;
    }
}
