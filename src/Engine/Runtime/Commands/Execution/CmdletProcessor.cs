namespace System.Management.Automation.Runtime;

/// <summary>A cmdlet as a command of a pipeline.</summary>
internal sealed class CmdletProcessor : CommandProcessor, IBindingTarget
{
    private readonly CmdletInfo _info;
    private readonly Cmdlet _cmdlet;
    private readonly CommandRuntime _runtime;
    private readonly ParameterBinder _binder;

    public CmdletProcessor(ExecutionContext context, CmdletInfo command, Cmdlet? instance = null)
        : base(context, command)
    {
        _info = command;
        _runtime = new CommandRuntime(this);
        _cmdlet = instance ?? command.Description.CreateInstance();
        _cmdlet.Runtime = _runtime;
        _binder = new ParameterBinder(command.Description.Model, this, _runtime, context, command);
        _runtime.Binder = _binder;
    }

    public Cmdlet Cmdlet => _cmdlet;

    public override bool HadErrors => _runtime.HadErrors;

    public override void Bind(ReadOnlySpan<CommandArgument> arguments)
    {
        _binder.Invocation = MyInvocation;
        _binder.ExpectsInput = ExpectsInput;
        if (_info.Description.Model.Declaration.SupportsPaging)
        {
            _runtime.EnablePaging();
        }

        Enter();
        try
        {
            _binder.Bind(arguments);
        }
        finally
        {
            Leave();
        }

        _runtime.AttachVariables(Context.CurrentState.CurrentScope);
        if (MyInvocation is { } invocation && _binder.BoundParameters.Length > 0)
        {
            invocation.SetBoundParameters(_binder);
        }
    }

    public override void Begin()
    {
        Enter();
        try
        {
            _cmdlet.DoBegin();
        }
        catch (Exception e)
        {
            throw Rethrow(e);
        }
        finally
        {
            Leave();
        }
    }

    public override void Process(object? input)
    {
        if (Context.StopRequested)
        {
            Context.ThrowIfStopping();
        }

        Enter();
        try
        {
            if (!_binder.BindInput(input))
            {
                var error = _binder.InputNotBound(input);
                _runtime.WriteError(new ErrorRecord(error.ErrorRecord, error));
                return;
            }

            _cmdlet.DoProcess();
        }
        catch (ParameterBindingException e) when (IsOfThisCall(e))
        {
            _runtime.WriteError(new ErrorRecord(e.ErrorRecord, e));
        }
        catch (Exception e)
        {
            throw Rethrow(e);
        }
        finally
        {
            Leave();
        }
    }

    public override void ProcessWithoutInput()
    {
        Enter();
        try
        {
            _cmdlet.DoProcess();
        }
        catch (Exception e)
        {
            throw Rethrow(e);
        }
        finally
        {
            Leave();
        }
    }

    public override void End()
    {
        Enter();
        try
        {
            _cmdlet.DoEnd();
        }
        catch (Exception e)
        {
            throw Rethrow(e);
        }
        finally
        {
            Leave();
        }
    }

    public override void Stop() => _cmdlet.DoStop();

    public override void Dispose()
    {
        _runtime.DetachVariables();
        (_cmdlet as IDisposable)?.Dispose();
    }

    void IBindingTarget.SetParameter(BindableParameter parameter, object? value) => parameter.Accessor!.Set(_cmdlet, value);

    object? IBindingTarget.GetParameter(BindableParameter parameter) => parameter.Accessor?.Get(_cmdlet);

    object? IBindingTarget.GetDynamicParameters() => (_cmdlet as IDynamicParameters)?.GetDynamicParameters();

    // Errors of binding an input object concern that object; one that the cmdlet's own work raised ends the cmdlet.
    private bool IsOfThisCall(ParameterBindingException e) => ReferenceEquals(e.CommandInvocation, MyInvocation);

    private void Enter()
    {
        Outer = Context.CurrentCommand;
        Context.CurrentCommand = this;
    }

    private void Leave() => Context.CurrentCommand = Outer;

    private Exception Rethrow(Exception exception)
    {
        if (exception is FlowControlException or PipelineStoppedException or ScriptCallDepthException)
        {
            System.Runtime.ExceptionServices.ExceptionDispatchInfo.Throw(exception);
        }

        var wrapped = _runtime.Wrap(exception);
        if (ReferenceEquals(wrapped, exception))
        {
            System.Runtime.ExceptionServices.ExceptionDispatchInfo.Throw(exception);
        }

        return wrapped;
    }
}
