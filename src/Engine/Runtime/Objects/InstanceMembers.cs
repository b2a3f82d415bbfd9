using System.Collections.Concurrent;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Runtime;

/// <summary>Members and type names that scripts gave to objects which are not ours: they last as long as the object does.</summary>
internal static class InstanceMembers
{
    private static readonly ConditionalWeakTable<object, MemberBag> _bags = [];
    private static readonly ConcurrentDictionary<Type, bool> _types = new();
    private static int _epoch;

    /// <summary>Grows whenever a type gets its first object with members of its own, so that sites look again.</summary>
    public static int Epoch => Volatile.Read(ref _epoch);

    /// <summary>Whether some object of this very type has members of its own.</summary>
    public static bool MayHave(Type type) => _types.ContainsKey(type);

    public static MemberBag? Find(object target) => _types.ContainsKey(target.GetType()) && _bags.TryGetValue(target, out var bag) ? bag : null;

    public static MemberBag GetOrAdd(object target)
    {
        var bag = _bags.GetValue(target, static _ => new MemberBag());
        if (_types.TryAdd(target.GetType(), true))
        {
            Interlocked.Increment(ref _epoch);
        }

        return bag;
    }

    /// <summary>Text and values of structs have no identity to hang members on: these stay with the wrapper.</summary>
    public static bool HasIdentity(object target) => target is not (string or ValueType or PSCustomObject);
}
