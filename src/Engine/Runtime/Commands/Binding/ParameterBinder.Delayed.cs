using System.Management.Automation.Language;

namespace System.Management.Automation.Runtime;

internal sealed partial class ParameterBinder
{
    private List<(BindableParameter Parameter, ScriptBlock Block, IScriptExtent? Extent)>? _delayed;

    private bool HasDelayed => _delayed is not null;

    /// <summary>A script block for a parameter that takes input and is no script block itself is run for each object.</summary>
    private bool IsDelayed(BindableParameter parameter, object? value)
        => BaseValue.Of(value) is ScriptBlock && parameter.TakesPipeline
            && parameter.Type != typeof(ScriptBlock) && parameter.Type != typeof(object) && parameter.Type != typeof(PSObject)
            && parameter.Type != typeof(ScriptBlock[]) && parameter.Type != typeof(object[]) && !parameter.IsUntyped
            && (ExpectsInput || !parameter.IsScript);

    private bool IsDelayedAlready(BindableParameter parameter)
    {
        if (_delayed is not null)
        {
            foreach (var delayed in _delayed)
            {
                if (delayed.Parameter == parameter)
                {
                    return true;
                }
            }
        }

        return false;
    }

    private void Delay(BindableParameter parameter, ScriptBlock block, IScriptExtent? extent)
    {
        if (!ExpectsInput)
        {
            throw BindingError.ScriptBlockWithoutInput(parameter, Invocation, extent);
        }

        (_delayed ??= []).Add((parameter, block, extent));
    }

    private bool BindDelayed(object? input)
    {
        if (_delayed is null)
        {
            return false;
        }

        foreach (var (parameter, block, extent) in _delayed)
        {
            object? value;
            try
            {
                value = block.InvokeValue(_context, new ScriptBlockCall { Underscore = input, Input = input, UseLocalScope = false });
            }
            catch (RuntimeException e) when (e is not PipelineStoppedException)
            {
                throw BindingError.ScriptBlockFailed(parameter, e, Invocation, extent);
            }

            if (ReferenceEquals(value, Internal.AutomationNull.Value))
            {
                throw new ParameterBindingException(
                    $"Cannot evaluate parameter '{parameter.Name}' because its argument input did not produce any output.",
                    "ScriptBlockArgumentNoOutput", ErrorCategory.InvalidArgument, Invocation, extent, parameter.Name, parameter.Type);
            }

            BindOne(parameter, value, extent);
            _sets &= parameter.SetMask;
        }

        return true;
    }
}
