using System.Management.Automation;

namespace Microsoft.Azure.Functions.PowerShellWorker.Bindings;

/// <summary>What one invocation has pushed so far. Reused from invocation to invocation of a runspace; not thread-safe.</summary>
internal sealed class OutputValues
{
    private object?[] _values = [];
    private bool[] _isSet = [];

    public OutputBindingSet Bindings { get; private set; } = OutputBindingSet.Empty;

    /// <summary>Forgets all values and takes on the bindings of another function.</summary>
    public void Reset(OutputBindingSet bindings)
    {
        Bindings = bindings;
        if (_values.Length < bindings.Count)
        {
            _values = new object?[bindings.Count];
            _isSet = new bool[bindings.Count];
        }

        Clear();
    }

    public void Clear()
    {
        Array.Clear(_values);
        Array.Clear(_isSet);
    }

    public bool IsSet(OutputBinding binding) => _isSet[binding.Index];

    public object? Get(OutputBinding binding) => _values[binding.Index];

    public void Set(OutputBinding binding, object? value)
    {
        _values[binding.Index] = value;
        _isSet[binding.Index] = true;
    }

    public void Remove(OutputBinding binding)
    {
        _values[binding.Index] = null;
        _isSet[binding.Index] = false;
    }

    /// <summary>Adds a value to a binding that takes many: a lone value stays as it is, a second one or a list makes a list.</summary>
    public void Append(OutputBinding binding, object? value)
    {
        var elements = LanguagePrimitives.GetEnumerable(value);
        if (!_isSet[binding.Index] && elements is null)
        {
            Set(binding, value);
            return;
        }

        var list = ToList(binding);
        if (elements is null)
        {
            list.Add(value);
        }
        else
        {
            foreach (var element in elements)
            {
                list.Add(element);
            }
        }

        Set(binding, list);
    }

    /// <summary>The list kept so far; a script's own list never gets here, because the first list is copied.</summary>
    private List<object?> ToList(OutputBinding binding)
    {
        if (!_isSet[binding.Index])
        {
            return [];
        }

        return _values[binding.Index] as List<object?> ?? [_values[binding.Index]];
    }
}
