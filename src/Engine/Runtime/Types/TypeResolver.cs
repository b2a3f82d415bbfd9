using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Management.Automation.Language;

namespace System.Management.Automation.Runtime;

/// <summary>Type names to types: classes of the running scripts, accelerators, full names in any case, <c>System.</c> left out,
/// and the namespaces that the script is using.</summary>
internal static class TypeResolver
{
    private static readonly ConcurrentDictionary<string, Type> _found = new(StringComparer.OrdinalIgnoreCase);
    private static readonly ConcurrentDictionary<string, int> _missing = new(StringComparer.OrdinalIgnoreCase);
    private static int _assemblyCount;

    static TypeResolver() => AppDomain.CurrentDomain.AssemblyLoad += static (_, _) => Interlocked.Increment(ref _assemblyCount);

    /// <summary>Resolves a whole type name as text: generics, arrays, nested types and assembly names too.</summary>
    public static bool TryResolve(string name, [NotNullWhen(true)] out Type? type)
    {
        type = TryResolveSimple(name, UsedNamespaces()) ?? new TypeNameText(name).Resolve();
        return type is not null;
    }

    /// <summary>The type that a simple name in a script means, or null.</summary>
    public static Type? Resolve(TypeName name)
    {
        var arity = name.GenericArgumentCount;
        var namespaces = UsedNamespaces();
        if (name.AssemblyName is not null)
        {
            return FindQualified(name.FullName);
        }

        if (arity > 0 && !name.Name.Contains('`', StringComparison.Ordinal) && TryResolveSimple($"{name.Name}`{arity}", namespaces) is { } generic)
        {
            return generic;
        }

        return TryResolveSimple(name.Name, namespaces);
    }

    /// <summary>Resolves a name without brackets.</summary>
    public static Type? TryResolveSimple(string name, IReadOnlyList<string> namespaces)
    {
        if (name.Length == 0)
        {
            return null;
        }

        if (ExecutionContext.Current?.CurrentState.CurrentScope.LookupType(name) is { } defined)
        {
            return defined;
        }

        if (TypeAccelerators.TryGet(name, out var accelerator))
        {
            return accelerator;
        }

        if (name.AsSpan().IndexOfAny("[], ") >= 0)
        {
            return null;
        }

        if (FindCached(name) is { } type)
        {
            return type;
        }

        foreach (var used in namespaces)
        {
            if (FindCached($"{used}.{name}") is { } found)
            {
                return found;
            }
        }

        return name.StartsWith("System.", StringComparison.OrdinalIgnoreCase) ? null : FindCached("System." + name);
    }

    public static Type? FindQualified(string assemblyQualifiedName)
        => Type.GetType(assemblyQualifiedName, throwOnError: false, ignoreCase: true);

    /// <summary>Forgets what was found: an accelerator changed.</summary>
    public static void Forget()
    {
        _found.Clear();
        _missing.Clear();
    }

    /// <summary>Namespaces of the <c>using namespace</c> statements at the top of the script that runs.</summary>
    private static IReadOnlyList<string> UsedNamespaces() => ExecutionContext.Current?.CurrentFrame is { } frame ? UsedNamespaceCache.Of(frame) : [];

    private static Type? FindCached(string fullName)
    {
        if (_found.TryGetValue(fullName, out var type))
        {
            return type;
        }

        var count = Volatile.Read(ref _assemblyCount);
        if (_missing.TryGetValue(fullName, out var when) && when == count)
        {
            return null;
        }

        type = AssemblyTypes.Find(fullName);
        if (type is null)
        {
            _missing[fullName] = Volatile.Read(ref _assemblyCount);
        }
        else if (!type.Assembly.IsDynamic)
        {
            _found[fullName] = type;
        }

        return type;
    }
}
