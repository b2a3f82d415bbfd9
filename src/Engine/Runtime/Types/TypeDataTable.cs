using System.Collections.Concurrent;
using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Runtime;

/// <summary>An immutable set of type data. All runspaces share the default one until they change something; then they own a copy.</summary>
internal sealed class TypeDataTable
{
    private static readonly Lazy<TypeDataTable> _default = new(static () => new TypeDataTable(DefaultTypeData.Create()));

    private readonly Dictionary<string, TypeData> _types;
    private readonly ConcurrentDictionary<Type, TypeExtension> _byType = new();
    private readonly ConcurrentDictionary<string, TypeExtension> _byNames = new(StringComparer.OrdinalIgnoreCase);
    private readonly ConcurrentDictionary<Type, PSPropertyAdapter> _adapters = new();
    private readonly bool _hasAdapters;
    private readonly bool _hasConverters;

    public TypeDataTable(IEnumerable<TypeData> types)
    {
        _types = new Dictionary<string, TypeData>(StringComparer.OrdinalIgnoreCase);
        foreach (var type in types)
        {
            _types[type.TypeName] = type;
            _hasAdapters |= type.TypeAdapter is not null;
            _hasConverters |= type.TypeConverter is not null;
        }
    }

    public static TypeDataTable Default => _default.Value;

    /// <summary>What <c>Get-TypeData</c> shows.</summary>
    public IEnumerable<TypeData> All => _types.Values.Where(static t => !t.IsBuiltIn);

    public TypeData? Find(string typeName) => _types.GetValueOrDefault(typeName);

    /// <summary>A table with more data for a type.</summary>
    /// <exception cref="RuntimeException">A member of that name is there already, and it is not to be replaced.</exception>
    public TypeDataTable With(TypeData data, bool force = false)
    {
        var merged = data;
        if (_types.TryGetValue(data.TypeName, out var existing) && !data.IsOverride)
        {
            merged = existing.MergedWith(data, force);
        }

        var types = Others(data.TypeName);
        types.Add(merged);
        if (data.TypeConverter is not null)
        {
            Conversion.Reset();
        }

        return new TypeDataTable(types);
    }

    public TypeDataTable Without(string typeName) => new(Others(typeName));

    /// <summary>Everything that applies to objects of a .NET type, interfaces left aside.</summary>
    public TypeExtension For(Type type)
    {
        if (_byType.TryGetValue(type, out var extension))
        {
            return extension;
        }

        extension = Merge(MemberLookup.TypeNamesOfType(type));
        _byType.TryAdd(type, extension);
        return extension;
    }

    /// <summary>Everything that applies to an object with type names of its own.</summary>
    public TypeExtension For(TypeNameCollection names)
    {
        if (_byNames.TryGetValue(names.Key, out var extension))
        {
            return extension;
        }

        extension = Merge(names);
        _byNames.TryAdd(names.Key, extension);
        return extension;
    }

    public PSPropertyAdapter? Adapter(Type type)
    {
        if (!_hasAdapters)
        {
            return null;
        }

        return For(type).Adapter is { } adapterType
            ? _adapters.GetOrAdd(adapterType, static t => (PSPropertyAdapter)Activator.CreateInstance(t)!)
            : null;
    }

    public Type? ConverterOf(Type type) => _hasConverters ? Find(type.FullName ?? type.Name)?.TypeConverter : null;

    private List<TypeData> Others(string typeName)
    {
        var types = new List<TypeData>(_types.Count + 1);
        foreach (var (name, type) in _types)
        {
            if (!name.Equals(typeName, StringComparison.OrdinalIgnoreCase))
            {
                types.Add(type);
            }
        }

        return types;
    }

    private TypeExtension Merge(IEnumerable<string> typeNames)
    {
        List<TypeData>? applying = null;
        foreach (var name in typeNames)
        {
            if (_types.TryGetValue(name, out var data))
            {
                (applying ??= []).Add(data);
            }
        }

        return applying is null ? TypeExtension.None : new TypeExtension(applying);
    }
}
