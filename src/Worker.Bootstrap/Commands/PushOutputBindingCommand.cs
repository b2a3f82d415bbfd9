using System.Management.Automation;
using System.Management.Automation.Runspaces;
using Microsoft.Azure.Functions.PowerShellWorker.Bindings;

namespace Microsoft.Azure.Functions.PowerShellWorker.Commands;

/// <summary>Sets the value of one of the function's output bindings, or adds to it where the binding takes many.</summary>
[Cmdlet(VerbsCommon.Push, "OutputBinding")]
public sealed class PushOutputBindingCommand : PSCmdlet
{
    private OutputBinding _binding = null!;
    private OutputValues _values = null!;

    /// <summary>Name of the output binding, in any case.</summary>
    [Parameter(Mandatory = true, Position = 0)]
    public string Name { get; set; } = "";

    /// <summary>The value; not null.</summary>
    [Parameter(Mandatory = true, Position = 1, ValueFromPipeline = true)]
    [AllowEmptyString]
    [AllowEmptyCollection]
    public object Value { get; set; } = "";

    /// <summary>Replaces what was pushed before.</summary>
    [Parameter]
    public SwitchParameter Clobber { get; set; }

    /// <summary>Finds the binding, so that a wrong name fails before any input is taken.</summary>
    protected override void BeginProcessing()
    {
        if (InvocationScope.FindOwn() is not { } scope)
        {
            ThrowTerminatingError(new ErrorRecord(
                new InvalidOperationException(
                    "Push-OutputBinding works only in the function's own runspace. In jobs, thread jobs, ForEach-Object -Parallel and "
                    + "runspaces of your own, return the value to the function and push it there."),
                "DontPushOutputOutsideWorkerRunspace",
                ErrorCategory.InvalidOperation,
                Runspace.DefaultRunspace?.InstanceId));
            return;
        }

        _values = scope.Outputs;
        if (!_values.Bindings.TryGet(Name, out var binding))
        {
            ThrowTerminatingError(new ErrorRecord(
                new InvalidOperationException(
                    $"The specified name '{Name}' cannot be resolved to a valid output binding of this function."),
                "BindingNameNotExist",
                ErrorCategory.InvalidOperation,
                Name));
            return;
        }

        _binding = binding;
    }

    /// <summary>Each pipeline record is one push.</summary>
    protected override void ProcessRecord()
    {
        if (_binding.IsCollection)
        {
            if (Clobber)
            {
                _values.Remove(_binding);
            }

            _values.Append(_binding, Value);
        }
        else if (Clobber || !_values.IsSet(_binding))
        {
            _values.Set(_binding, Value);
        }
        else
        {
            ThrowTerminatingError(new ErrorRecord(
                new InvalidOperationException(
                    $"The output binding '{_binding.Name}' is already set with a value. The type of the output binding is "
                    + $"'{_binding.Type}'. It only accepts one message/record/file per a Function invocation. "
                    + "To replace the value, use -Clobber."),
                "OutputBindingAlreadySet",
                ErrorCategory.InvalidOperation,
                _binding.Type));
        }
    }
}
