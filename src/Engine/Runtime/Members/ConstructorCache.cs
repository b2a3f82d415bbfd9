using System.Collections.Concurrent;
using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>The constructors of types as method groups named <c>new</c>.</summary>
internal static class ConstructorCache
{
    private static readonly ConcurrentDictionary<Type, MethodGroup> _groups = new();

    public static MethodGroup Get(Type type)
        => _groups.GetOrAdd(type, static t => new MethodGroup("new", t.IsAbstract ? [] : t.GetConstructors(BindingFlags.Public | BindingFlags.Instance)));
}
