using System.Collections.ObjectModel;
using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>The overloads of a method, or of a type's constructors, that share a name.</summary>
internal sealed class MethodGroup
{
    private readonly MethodCandidate[] _candidates;
    private readonly IReadOnlyList<MethodBase> _methods;

    public MethodGroup(string name, IReadOnlyList<MethodBase> methods)
    {
        Name = name;
        _methods = methods;
        var candidates = new List<MethodCandidate>(methods.Count);
        foreach (var method in methods)
        {
            if (MethodCandidate.TryCreate(method) is { } candidate)
            {
                candidates.Add(candidate);
            }
        }

        _candidates = [.. candidates];
    }

    public string Name { get; }

    public IEnumerable<MethodBase> Candidates => _candidates.Select(static c => c.Method);

    internal ReadOnlySpan<MethodCandidate> All => _candidates;

    /// <summary>Static methods of a type, or null.</summary>
    public static MethodGroup? ForStatic(Type type, string name) => TypeMembers.OfStatics(type).FindMethod(name);

    public static MethodGroup ForConstructors(Type type) => ConstructorCache.Get(type);

    public Collection<string> Definitions()
    {
        var definitions = new Collection<string>();
        foreach (var method in _methods)
        {
            definitions.Add(MemberText.Signature(method));
        }

        return definitions;
    }

    /// <summary>Whether some overload takes these arguments; asked where another way remains if none does.</summary>
    public bool CanResolve(object?[] arguments) => OverloadResolver.TryResolve(this, arguments, null, null, out var call) && call.CanBind(arguments);

    /// <summary>Finds the overload for the arguments, converts them and calls it.</summary>
    /// <param name="target">The object, or null for static methods and constructors.</param>
    /// <param name="arguments">The arguments as the script gave them.</param>
    /// <param name="constraints">Casts and type arguments that the script wrote; null for none.</param>
    public object? Invoke(object? target, object?[] arguments, InvocationConstraints? constraints)
        => Resolve(arguments, constraints).Invoke(target, arguments);

    public BoundCall Resolve(object?[] arguments, InvocationConstraints? constraints)
    {
        if (OverloadResolver.TryResolve(this, arguments, constraints?.ArgumentTypes, constraints?.TypeArguments, out var call))
        {
            return call;
        }

        throw constraints?.TypeArguments is { Length: > 0 } types
            ? MemberError.NoGenericOverload(Name, types.Length, arguments.Length)
            : MemberError.NoOverload(Name, arguments.Length);
    }
}
