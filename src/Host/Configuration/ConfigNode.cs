using System.Diagnostics.CodeAnalysis;
using System.Text.Json;

namespace PowerShellWorker.Host.Configuration;

/// <summary>
/// One JSON value that remembers where it was written, so that a complaint about it can name file, line and column.
/// Property names compare without case, as configuration keys do; of a repeated name the last one wins.
/// </summary>
internal sealed class ConfigNode
{
    private readonly Dictionary<string, ConfigNode> _properties = new(StringComparer.OrdinalIgnoreCase);
    private readonly List<ConfigNode> _items = [];

    public ConfigNode(JsonValueKind kind, string text, string where)
    {
        Kind = kind;
        Text = text;
        Where = where;
    }

    public JsonValueKind Kind { get; }

    /// <summary>The value of a string, or the JSON text of any other scalar; for objects and arrays the JSON they were read from.</summary>
    public string Text { get; set; }

    /// <summary>"host.json:3:5", or the environment variable that the value came from.</summary>
    public string Where { get; }

    public IReadOnlyDictionary<string, ConfigNode> Properties => _properties;

    public IReadOnlyList<ConfigNode> Items => _items;

    public bool IsScalar => Kind is JsonValueKind.String or JsonValueKind.Number or JsonValueKind.True or JsonValueKind.False;

    /// <summary>How the value looks in a message: JSON for scalars, the kind for the rest.</summary>
    public string Display => Kind switch
    {
        JsonValueKind.String => $"\"{Text}\"",
        JsonValueKind.Object => "an object",
        JsonValueKind.Array => "an array",
        _ => Text,
    };

    public void Add(ConfigNode item) => _items.Add(item);

    public void Set(string name, ConfigNode value) => _properties[name] = value;

    public bool TryGet(string name, [NotNullWhen(true)] out ConfigNode? value) => _properties.TryGetValue(name, out value);

    /// <summary>Follows property names downwards; null as soon as one is missing, or is JSON null.</summary>
    public ConfigNode? Find(params ReadOnlySpan<string> path)
    {
        var node = this;
        foreach (var name in path)
        {
            if (!node.TryGet(name, out node))
            {
                return null;
            }
        }

        return node.Kind == JsonValueKind.Null ? null : node;
    }
}
