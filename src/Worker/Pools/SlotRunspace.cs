using System.Runtime.ExceptionServices;
using Microsoft.Azure.Functions.PowerShellWorker.Functions;
using Microsoft.Azure.Functions.PowerShellWorker.Invocation;
using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.Functions.PowerShellWorker.Settings;
using Microsoft.Azure.Functions.PowerShellWorker.Telemetry;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>
/// The life of a slot's runspace: opened when needed, prepared for the app, replaced when it is spoilt. All of it is used by the slot's
/// own thread, except <see cref="StopScript"/>. Holds no type of the engine itself, so that a broken engine is an error of an invocation.
/// </summary>
internal sealed class SlotRunspace(WorkerContext context, SlotRunspaceParts parts, int number)
{
    private readonly SlotScope _scope = new(context.Replies);
    private LiveRunspace? _live;
    private FunctionApp? _preparedFor;
    private Exception? _preparationFailure;

    private string Name => $"PowerShellManager{number}";

    /// <summary>Whether it holds too much that cannot be removed, and the slot should end.</summary>
    public bool IsWornOut => _live?.IsWornOut == true;

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
            if (_preparedFor is not null && context.App is { } current && _preparedFor != current)
            {
                Renew();
            }

            if (_live is null)
            {
                Volatile.Write(ref _live, LiveRunspace.Open(context, parts, Name, _scope));
            }

            if (context.App is { } app && _preparedFor != app)
            {
                _preparedFor = app;
                _live.RunProfile(app);
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
        var times = new InvocationTimes(invocation.ReceivedAt);
        times.MarkStarted();
        Prepare();
        var isolation = invocation.Function.Isolation ?? context.Settings.Isolation;
        _scope.Begin(invocation, context.LogFilter.Find(invocation.Function.LogCategory) ?? RpcLog.Types.Level.Trace);
        var response = new InvocationResponse { InvocationId = invocation.Id };
        var activity = InvocationActivity.Start(invocation.Request.TraceContext, invocation.Function.Name);
        try
        {
            ThrowIfUnprepared();
            _live!.Execute(invocation, response, isolation, ref times);
            response.Result = StatusResults.Success();
        }
        catch (Exception exception)
        {
            // The border of one invocation: whatever happened is its answer.
            response.OutputData.Clear();
            response.ReturnValue = null;
            response.Result = InvocationFailure.Report(exception, invocation, _scope);
        }

        activity?.Stop();
        if (invocation.TryAnswer())
        {
            context.Replies.SendAnswer(new StreamingMessage { RequestId = invocation.RequestId, InvocationResponse = response });
        }

        times.MarkWritten();
        Observe(invocation, times, response.Result.Status);
        CleanUp(isolation);
    }

    /// <summary>Asks the pipeline under way to stop. Called by other threads; does not wait.</summary>
    public void StopScript() => Volatile.Read(ref _live)?.StopScript();

    /// <summary>Gives the runspace back; the slot ends.</summary>
    public void End()
    {
        _scope.Detach();
        Close();
    }

    /// <summary>Fails with what went wrong while preparing, and gives up that runspace, so that the next invocation starts afresh.</summary>
    private void ThrowIfUnprepared()
    {
        if (_preparationFailure is { } failure)
        {
            _preparationFailure = null;
            Close();
            ExceptionDispatchInfo.Throw(failure);
        }
    }

    private void Observe(PendingInvocation invocation, in InvocationTimes times, StatusResult.Types.Status status)
    {
        context.Metrics?.Record(invocation, times, status);
        if (context.Settings.TraceInvocations)
        {
            SystemLog.Write(
                SystemLogLevel.Trace,
                $"Invoking function '{invocation.Function.Name}' code {times.QueueWait.TotalMilliseconds:F3} ms after receiving request. "
                + $"Invocation performance details: {times}",
                invocation.RequestId,
                invocation.Id);
        }
    }

    private void CleanUp(IsolationMode isolation)
    {
        try
        {
            if (isolation == IsolationMode.OneShot)
            {
                Close();
            }
            else
            {
                _live?.Clean();
            }
        }
        catch (Exception exception)
        {
            // What cannot be cleaned is not used again.
            SystemLog.Write(
                SystemLogLevel.Warning, $"Runspace '{Name}' could not be cleaned and is replaced: {exception.GetType().FullName}.");
            Close();
        }

        _scope.End();
        if (_live is null)
        {
            Prepare();
        }
    }

    /// <summary>A new runspace for an app that has changed. Breakpoints go by path and line, so they hold in the new one too.</summary>
    private void Renew()
    {
        var breakpoints = _live?.ReadBreakpoints();
        Close();
        if (breakpoints is not null)
        {
            Volatile.Write(ref _live, LiveRunspace.Open(context, parts, Name, _scope));
            _live.SetBreakpoints(breakpoints);
        }
    }

    private void Close()
    {
        var live = _live;
        Volatile.Write(ref _live, null);
        _preparedFor = null;
        live?.Dispose();
    }
}
