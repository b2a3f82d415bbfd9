using System.Collections.ObjectModel;
using System.Management.Automation;
using System.Management.Automation.Runspaces;
using Microsoft.Azure.Functions.PowerShellWorker.Commands;
using Microsoft.Azure.Functions.PowerShellWorker.Engine;
using Microsoft.Azure.Functions.PowerShellWorker.Functions;
using Microsoft.Azure.Functions.PowerShellWorker.Invocation;
using Microsoft.Azure.Functions.PowerShellWorker.Isolation;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.Functions.PowerShellWorker.Settings;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>An open runspace, the one PowerShell object that runs in it, and what has been deployed there.</summary>
internal sealed class LiveRunspace : IDisposable
{
    // A constant function cannot be removed. Runspaces that have gathered this many outdated ones are replaced.
    private const int MostDeadFunctions = 20;

    private readonly WorkerContext _context;
    private readonly SlotScope _scope;
    private readonly PristineVariables _pristine;
    private readonly FunctionHost _host;
    private readonly Runspace _runspace;
    private readonly Pwsh _powerShell;
    private readonly CmdletInfo _trace = new("Trace-PipelineObject", typeof(TracePipelineObjectCommand));
    private readonly Func<int>? _variableVersion;
    private readonly Dictionary<string, DeployedFunction> _deployed = new(StringComparer.Ordinal);
    private RunspaceSnapshot? _snapshot;
    private RpcLog.Types.Level? _appliedLevel;
    private int _deadFunctions;
    private int _cleanVersion = -1;

    private LiveRunspace(WorkerContext context, SlotScope scope, PristineVariables pristine, FunctionHost host, Runspace runspace)
    {
        _context = context;
        _scope = scope;
        _pristine = pristine;
        _host = host;
        _runspace = runspace;
        _powerShell = Pwsh.Create();
        _powerShell.Runspace = runspace;
        StreamLogger.Attach(_powerShell, scope);
        _variableVersion = context.Bridge.FindVariableVersion(runspace);
    }

    /// <summary>Whether it holds more outdated functions than is sensible.</summary>
    public bool IsWornOut => _deadFunctions > MostDeadFunctions;

    /// <summary>Opens a runspace on the calling thread, which is the only one that may use it.</summary>
    public static LiveRunspace Open(WorkerContext context, SlotRunspaceParts parts, string name, SlotScope scope)
    {
        var host = new FunctionHost();
        var runspace = parts.Maker.Open(host, name);
        // Between pipelines too: properties that are scripts are read when outputs are converted.
        Runspace.DefaultRunspace = runspace;
        parts.Pristine.Record(runspace);
        runspace.SessionStateProxy.PSVariable.Set(new CancellationTokenVariable(scope));
        scope.Attach(runspace.InstanceId);
        if (context.App is { } app)
        {
            // Opening a runspace makes the engine put its own folders into the process's module path.
            Environment.SetEnvironmentVariable("PSModulePath", app.ModulePath);
        }

        return new LiveRunspace(context, scope, parts.Pristine, host, runspace);
    }

    public void RunProfile(FunctionApp app) => AppProfile.Run(_powerShell, app, _scope, _trace);

    /// <summary>Runs the function of an invocation and puts its outputs into the answer.</summary>
    public void Execute(PendingInvocation invocation, InvocationResponse response, IsolationMode isolation, ref InvocationTimes times)
    {
        var function = invocation.Function;
        _host.ExitCode = null;
        ApplyLogLevel(function);
        try
        {
            Deploy(function);
            _snapshot = isolation == IsolationMode.Reset ? RunspaceSnapshot.Take(_runspace, _powerShell) : null;
            AddFunctionCommand(function);
            InputBinder.Bind(_powerShell, invocation.Request, function);
            times.MarkBound();
            if (function.TracesOutput)
            {
                _powerShell.AddCommand(_trace);
            }

            var output = _powerShell.Invoke();
            times.MarkRan();
            CheckOutcome(function);
            OutputBinder.Bind(response, function, _scope.Outputs, output!, FormatAsText, _context.Settings.JsonDepth);
            times.MarkBoundOut();
        }
        finally
        {
            // On every path: what is left behind would become the start of the next pipeline.
            _powerShell.Commands.Clear();
            _powerShell.Streams.ClearStreams();
        }
    }

    /// <summary>Removes what the last invocation left behind.</summary>
    public void Clean()
    {
        InvocationCleaner.RemoveJobs(_powerShell, _scope);
        if (_variableVersion is null || _variableVersion() != _cleanVersion)
        {
            InvocationCleaner.RemoveVariables(_runspace, _pristine);
            _cleanVersion = _variableVersion?.Invoke() ?? 0;
        }

        _snapshot?.Restore();
        _snapshot = null;
    }

    /// <summary>The breakpoints that are set here; null when there are none.</summary>
    public IReadOnlyList<Breakpoint>? ReadBreakpoints()
    {
        try
        {
            _powerShell.AddCommand("Microsoft.PowerShell.Utility\\Get-PSBreakpoint");
            var breakpoints = _powerShell.Invoke<Breakpoint>();
            return breakpoints.Count > 0 ? breakpoints : null;
        }
        catch (CommandNotFoundException)
        {
            // An engine that knows no breakpoints has none.
            return null;
        }
        finally
        {
            _powerShell.Commands.Clear();
            _powerShell.Streams.ClearStreams();
        }
    }

    public void SetBreakpoints(IReadOnlyList<Breakpoint> breakpoints) => _runspace.Debugger.SetBreakpoints(breakpoints);

    /// <summary>Asks the pipeline under way to stop; may be called from any thread.</summary>
    public void StopScript()
    {
        try
        {
            _powerShell.BeginStop(null, null);
        }
        catch (ObjectDisposedException)
        {
            // The runspace was closed meanwhile, and its script with it.
        }
    }

    public void Dispose()
    {
        Runspace.DefaultRunspace = null!;
        _powerShell.Dispose();
        _runspace.Dispose();
    }

    /// <summary>Makes the function known here, unless this generation of it is already.</summary>
    private void Deploy(LoadedFunction function)
    {
        if (function.Shape == FunctionShape.ScriptFile
            || (_deployed.TryGetValue(function.Id, out var deployed) && deployed.Function == function))
        {
            return;
        }

        if (_deployed.ContainsKey(function.Id))
        {
            _deadFunctions++;
        }

        _deployed[function.Id] = new DeployedFunction(function, FunctionDeployment.Deploy(_powerShell, _runspace, function));
    }

    private void AddFunctionCommand(LoadedFunction function)
    {
        if (function.Shape == FunctionShape.ScriptFile)
        {
            _powerShell.AddCommand(function.CommandName);
        }
        else
        {
            _powerShell.AddCommand(_deployed[function.Id].Command);
        }
    }

    /// <summary>Ends that are no exceptions in PowerShell but failures of a function.</summary>
    private void CheckOutcome(LoadedFunction function)
    {
        if (_host.ExitCode is { } exitCode and not 0)
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
        var variables = _runspace.SessionStateProxy.PSVariable;
        variables.Set("VerbosePreference", PreferenceFor(RpcLog.Types.Level.Trace));
        variables.Set("DebugPreference", PreferenceFor(RpcLog.Types.Level.Debug));
        variables.Set("InformationPreference", PreferenceFor(RpcLog.Types.Level.Information));

        ActionPreference PreferenceFor(RpcLog.Types.Level wanted) =>
            level <= wanted ? ActionPreference.Continue : ActionPreference.SilentlyContinue;
    }

    private string FormatAsText(Collection<PSObject?> output)
    {
        _powerShell.Commands.Clear();
        _powerShell.AddCommand("Microsoft.PowerShell.Utility\\Out-String");
        return string.Concat(_powerShell.Invoke<string>(output));
    }
}
