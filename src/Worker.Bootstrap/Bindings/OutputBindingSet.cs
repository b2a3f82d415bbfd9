using System.Diagnostics.CodeAnalysis;

namespace Microsoft.Azure.Functions.PowerShellWorker.Bindings;

/// <summary>All output bindings of one function; immutable and shared by its invocations.</summary>
internal sealed class OutputBindingSet
{
    private readonly Dictionary<string, OutputBinding> _byName = new(StringComparer.OrdinalIgnoreCase);
    private readonly OutputBinding[] _bindings;

    public OutputBindingSet(IEnumerable<(string Name, string Type)> bindings)
    {
        _bindings = bindings.Select((binding, index) => new OutputBinding(binding.Name, binding.Type, index)).ToArray();
        foreach (var binding in _bindings)
        {
            _byName.Add(binding.Name, binding);
        }

        var http = Array.FindAll(_bindings, binding => binding.IsHttp);
        SingleHttp = http.Length == 1 ? http[0] : null;
    }

    public static OutputBindingSet Empty { get; } = new([]);

    public int Count => _bindings.Length;

    public ReadOnlySpan<OutputBinding> All => _bindings;

    /// <summary>The HTTP output when there is exactly one: pipeline output can then be the response.</summary>
    public OutputBinding? SingleHttp { get; }

    public bool TryGet(string name, [NotNullWhen(true)] out OutputBinding? binding) => _byName.TryGetValue(name, out binding);
}
