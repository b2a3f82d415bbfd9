using System.Collections.Concurrent;
using System.Collections.ObjectModel;
using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>What the engine knows of a cmdlet class: how to make one and how its parameters bind. Shared by all runspaces; read from the
/// class's attributes when the command is first used.</summary>
internal sealed class CmdletDescription
{
    private static readonly ConcurrentDictionary<Type, CmdletDescription> s_byType = new();

    private readonly Func<Cmdlet> _factory;
    private ParameterModel? _model;
    private ReadOnlyCollection<PSTypeName>? _outputType;

    public CmdletDescription(Type type, Func<Cmdlet> factory, string? builtinModule)
    {
        Type = type;
        _factory = factory;
        BuiltinModule = builtinModule;
        s_byType.TryAdd(type, this);
    }

    public Type Type { get; }

    /// <summary>The module of PowerShell that the command is listed under; null for a cmdlet of a binary module.</summary>
    public string? BuiltinModule { get; }

    public ParameterModel Model => _model ??= CmdletModelReader.Read(Type);

    public ReadOnlyCollection<PSTypeName> OutputType
        => _outputType ??= new ReadOnlyCollection<PSTypeName>(
            [.. Type.GetCustomAttributes<OutputTypeAttribute>().SelectMany(static attribute => attribute.Type)]);

    public Cmdlet CreateInstance() => _factory();

    public static CmdletDescription Of(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return s_byType.TryGetValue(type, out var known) ? known
            : typeof(Cmdlet).IsAssignableFrom(type) ? s_byType.GetOrAdd(type, new CmdletDescription(type, FactoryFor(type), null))
            : throw new PSArgumentException($"The type '{type.FullName}' is no cmdlet: it must derive from '{typeof(Cmdlet).FullName}'.", nameof(type));
    }

    private static Func<Cmdlet> FactoryFor(Type type) => () => (Cmdlet)Activator.CreateInstance(type, nonPublic: true)!;
}
