namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>The views known to a runspace: those that were loaded, then the built-in ones.</summary>
internal sealed class ViewCatalog
{
    public static readonly ViewCatalog BuiltIn = new([]);

    private readonly List<FormatView> _views;
    private readonly Dictionary<string, List<FormatView>> _byType = new(StringComparer.OrdinalIgnoreCase);

    private ViewCatalog(IEnumerable<FormatView> first, IEnumerable<FormatView>? last = null)
    {
        _views = [.. first, .. BuiltInViews.All, .. last ?? []];
        foreach (var view in _views)
        {
            foreach (var name in view.TypeNames)
            {
                if (!_byType.TryGetValue(name, out var list))
                {
                    _byType.Add(name, list = []);
                }

                list.Add(view);
            }
        }
    }

    public IReadOnlyList<FormatView> Views => _views;

    public static ViewCatalog With(IEnumerable<FormatView> prepended, IEnumerable<FormatView> appended) => new(prepended, appended);

    /// <summary>The first view of the most specific type that has one of that shape and name.</summary>
    public FormatView? Find(IReadOnlyList<string> typeNames, FormatShape shape, string? name)
    {
        foreach (var typeName in typeNames)
        {
            if (!_byType.TryGetValue(Plain(typeName), out var views))
            {
                continue;
            }

            foreach (var view in views)
            {
                if ((shape == FormatShape.Undefined || view.Shape == shape) && (name is null || view.Name.Equals(name, StringComparison.OrdinalIgnoreCase)))
                {
                    return view;
                }
            }
        }

        return null;
    }

    private static string Plain(string typeName)
        => typeName.StartsWith("Deserialized.", StringComparison.Ordinal) ? typeName["Deserialized.".Length..] : typeName;
}
