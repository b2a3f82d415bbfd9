using System.Collections;
using System.Collections.ObjectModel;
using System.Management.Automation.Runspaces;
using System.Management.Automation.Runtime;

namespace System.Management.Automation;

public sealed partial class PowerShell
{
    private LocalRunspace? _active;
    private PowerShellStreamSinks? _sinks;

    public Collection<PSObject> Invoke() => Invoke(null!, null!);

    public Collection<PSObject> Invoke(IEnumerable input) => Invoke(input, null!);

    public Collection<PSObject> Invoke(IEnumerable? input, PSInvocationSettings? settings)
    {
        var output = new Collection<PSObject>();
        InvokeSync(input, new PSObjectListSink(output), settings);
        return output;
    }

    public Collection<T> Invoke<T>() => Invoke<T>(null!, (PSInvocationSettings)null!);

    public Collection<T> Invoke<T>(IEnumerable input) => Invoke<T>(input, (PSInvocationSettings)null!);

    public Collection<T> Invoke<T>(IEnumerable? input, PSInvocationSettings? settings)
    {
        var output = new Collection<T>();
        InvokeSync(input, OutputSinkFor(output), settings);
        return output;
    }

    public void Invoke<T>(IEnumerable input, IList<T> output) => Invoke(input, output, null!);

    public void Invoke<T>(IEnumerable? input, IList<T> output, PSInvocationSettings? settings)
    {
        ArgumentNullException.ThrowIfNull(output);
        InvokeSync(input, OutputSinkFor(output), settings);
    }

    public void Invoke<TInput, TOutput>(PSDataCollection<TInput>? input, PSDataCollection<TOutput> output, PSInvocationSettings? settings)
    {
        ArgumentNullException.ThrowIfNull(output);
        InvokeSync(input, OutputSinkFor(output), settings);
    }

    private static OutputSink OutputSinkFor<T>(IList<T> output)
        => output is IList<PSObject> objects ? new PSObjectListSink(objects) : new ConvertingListSink<T>(output);

    /// <summary>Runs on the calling thread when the runspace allows it, else on the runspace's own.</summary>
    private void InvokeSync(IEnumerable? input, OutputSink output, PSInvocationSettings? settings)
    {
        BeginCall();
        LocalRunspace? runspace = null;
        Exception? failure = null;
        try
        {
            runspace = TakeRunspace();
            if (runspace.ThreadOptions == PSThreadOptions.UseCurrentThread || IsNested || runspace.IsOnCallingThread || _pool is not null)
            {
                Run(runspace, input, output, settings);
            }
            else
            {
                RunOnOwnThread(runspace, input, output, settings);
            }
        }
        catch (Exception e)
        {
            failure = e;
            throw;
        }
        finally
        {
            ReturnRunspace(runspace);
            EndCall(failure);
        }
    }

    private void RunOnOwnThread(LocalRunspace runspace, IEnumerable? input, OutputSink output, PSInvocationSettings? settings)
    {
        using var done = new ManualResetEventSlim();
        System.Runtime.ExceptionServices.ExceptionDispatchInfo? failure = null;
        runspace.OwnThread.Post(() =>
        {
            try
            {
                Run(runspace, input, output, settings);
            }
            catch (Exception e) when (e is not OutOfMemoryException)
            {
                failure = System.Runtime.ExceptionServices.ExceptionDispatchInfo.Capture(e);
            }
            finally
            {
                done.Set();
            }
        });
        done.Wait();
        failure?.Throw();
    }

    private LocalRunspace TakeRunspace()
    {
        if (_pool is not null)
        {
            return _pool.Take();
        }

        var runspace = EnsureRunspace();
        if (runspace.RunspaceStateInfo.State == RunspaceState.BeforeOpen && IsRunspaceOwner)
        {
            runspace.Open();
        }

        return (LocalRunspace)runspace;
    }

    private void ReturnRunspace(LocalRunspace? runspace)
    {
        if (_pool is not null && runspace is not null)
        {
            _pool.Return(runspace);
        }
    }

    /// <summary>The call itself, on the thread that runs the script.</summary>
    private void Run(LocalRunspace runspace, IEnumerable? input, OutputSink output, PSInvocationSettings? settings)
    {
        var outer = runspace.Enter(this, IsNested);
        var context = runspace.RequireOpen();
        _active = runspace;
        var saved = new PipelineSurroundings(context);
        try
        {
            _sinks ??= new PowerShellStreamSinks(this);
            _sinks.Attach(context, settings?.Host);
            if (_stopRequested)
            {
                throw new PipelineStoppedException();
            }

            using var preference = ScopedPreference.Set(context, settings?.ErrorActionPreference);
            CommandRunner.Run(this, context, _commands.Commands, input, output, _sinks.Streams, settings);
        }
        catch (Exception e) when (e is not FlowControlException)
        {
            HadErrors = true;
            if (e is not PipelineStoppedException && saved.IsOutermost)
            {
                context.RecordError(ErrorRecord.From(e));
            }

            throw;
        }
        finally
        {
            saved.Restore(context);
            _active = null;
            runspace.Leave(outer);
        }
    }
}
