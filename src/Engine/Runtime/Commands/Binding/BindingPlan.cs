namespace System.Management.Automation.Runtime;

/// <summary>Which argument goes to which parameter, for one shape of a command line: its names, and which arguments have values.
/// What depends on values (several parameters at one position, dynamic parameters) has no plan.</summary>
internal sealed class BindingPlan
{
    /// <summary>The argument is a name whose value is the next argument.</summary>
    public const int Name = -1;

    /// <summary>The argument goes to <c>$args</c>.</summary>
    public const int Unbound = -2;

    private readonly string?[] _names;
    private readonly bool[] _hasValues;
    private readonly bool _expectsInput;

    public BindingPlan(ReadOnlySpan<CommandArgument> shape, bool expectsInput, int[] targets, uint sets)
    {
        _names = new string?[shape.Length];
        _hasValues = new bool[shape.Length];
        _expectsInput = expectsInput;
        for (var i = 0; i < shape.Length; i++)
        {
            _names[i] = shape[i].Name;
            _hasValues[i] = shape[i].HasValue;
        }

        Targets = targets;
        Sets = sets;
    }

    /// <summary>For each argument the index of its parameter, or <see cref="Name"/> or <see cref="Unbound"/>.</summary>
    public int[] Targets { get; }

    /// <summary>The parameter sets that remain.</summary>
    public uint Sets { get; }

    public bool Fits(ReadOnlySpan<CommandArgument> arguments, bool expectsInput)
    {
        if (arguments.Length != _names.Length || expectsInput != _expectsInput)
        {
            return false;
        }

        for (var i = 0; i < arguments.Length; i++)
        {
            ref readonly var argument = ref arguments[i];
            var name = _names[i];
            if (argument.HasValue != _hasValues[i]
                || (!ReferenceEquals(argument.Name, name) && !string.Equals(argument.Name, name, StringComparison.OrdinalIgnoreCase)))
            {
                return false;
            }
        }

        return true;
    }
}
