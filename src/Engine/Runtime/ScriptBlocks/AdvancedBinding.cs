using System.Management.Automation.Compiler;
using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>The part of a script command that makes it bind and behave as a cmdlet: binder, <c>$PSCmdlet</c>, common parameters.</summary>
internal sealed class AdvancedBinding : IBindingTarget
{
    private readonly ScriptCommandProcessor _processor;
    private readonly Frame _frame;
    private readonly CommandRuntime _runtime;
    private readonly ParameterBinder _binder;
    private readonly PSScriptCmdlet _cmdlet;

    public AdvancedBinding(ScriptCommandProcessor processor, Frame frame)
    {
        _processor = processor;
        _frame = frame;
        _runtime = new CommandRuntime(processor);
        _cmdlet = new PSScriptCmdlet(frame.Scope.SessionState) { Runtime = _runtime };
        _binder = new ParameterBinder(frame.Block.ParameterModel, this, _runtime, processor.Context, processor.Command)
        {
            Invocation = processor.MyInvocation,
            ExpectsInput = processor.ExpectsInput,
        };
        _runtime.Binder = _binder;
    }

    public CommandRuntime Runtime => _runtime;

    public void Bind(ReadOnlySpan<CommandArgument> arguments)
    {
        if (_binder.Model.Declaration.SupportsPaging)
        {
            _runtime.EnablePaging();
        }

        SetDefaults(onlyConstants: true);
        _frame.Scope.SetLocal("PSCmdlet", _cmdlet);
        var callerScope = _processor.Context.CurrentState.CurrentScope;
        _binder.Bind(arguments);
        _runtime.AttachVariables(callerScope);
        _runtime.SetPreferenceVariables(_frame.Scope);
        _frame.Arguments = [];
        UpdateBoundParameters();
        SetDefaults(onlyConstants: false);
    }

    /// <summary>Binds one pipeline object; false when nothing took it and that was reported.</summary>
    public bool BindInput(object? input)
    {
        try
        {
            if (!_binder.BindInput(input))
            {
                var error = _binder.InputNotBound(input);
                _runtime.WriteError(new ErrorRecord(error.ErrorRecord, error));
                return false;
            }
        }
        catch (ParameterBindingException e)
        {
            _runtime.WriteError(new ErrorRecord(e.ErrorRecord, e));
            return false;
        }

        UpdateBoundParameters();
        return true;
    }

    public void Dispose() => _runtime.DetachVariables();

    void IBindingTarget.SetParameter(BindableParameter parameter, object? value)
    {
        if (Find(parameter) is { } declared)
        {
            SimpleBinding.Store(_frame, declared, ReferenceEquals(value, AutomationNull.Value) ? null : value);
        }
    }

    object? IBindingTarget.GetParameter(BindableParameter parameter)
        => _frame.Scope.TryFindLocal(parameter.Name, out var location) ? location.Value : null;

    object? IBindingTarget.GetDynamicParameters()
    {
        if (_frame.Block.DynamicParam is not { } body)
        {
            return null;
        }

        UpdateBoundParameters();
        _frame.Block.InitializeAutomaticVariables(_frame);
        var output = _frame.Output;
        var sink = new ListSink();
        _frame.Output = sink;
        try
        {
            ScriptBlockInvoker.Run(_frame, body);
        }
        finally
        {
            _frame.Output = output;
        }

        var result = sink.ToResult();
        return result is PSObject wrapper ? wrapper.BaseObject : result;
    }

    private CompiledParameter? Find(BindableParameter parameter)
    {
        foreach (var declared in _frame.Block.Parameters)
        {
            if (declared.Slot == parameter.Slot && SpecialVariables.Is(declared.Name, parameter.Name))
            {
                return declared;
            }
        }

        return null;
    }

    private void UpdateBoundParameters()
    {
        var bound = new PSBoundParametersDictionary();
        foreach (var (name, value) in _binder.ToDictionary())
        {
            bound[name] = value;
        }

        if (_frame.BoundParameters is { } existing)
        {
            // Scripts keep the object: it changes under them.
            existing.Clear();
            foreach (var (name, value) in bound)
            {
                existing[name] = value;
            }

            return;
        }

        _frame.BoundParameters = bound;
    }

    /// <summary>Before binding every parameter exists with the null of its type; afterwards those without argument get their default.</summary>
    private void SetDefaults(bool onlyConstants)
    {
        foreach (var parameter in _frame.Block.Parameters)
        {
            if (onlyConstants)
            {
                SimpleBinding.StoreUnchecked(_frame, parameter, parameter.ImplicitDefault);
            }
            else if (parameter.HasDefault && !_frame.BoundParameters!.ContainsKey(parameter.Name))
            {
                SimpleBinding.SetDefault(_frame, parameter);
            }
        }
    }
}
