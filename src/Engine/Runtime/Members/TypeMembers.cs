using System.Collections.Concurrent;
using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>The public members of a .NET type by name, any case: a <see cref="IPropertyAccess"/>, a <see cref="MethodGroup"/>,
/// an <see cref="IndexerGroup"/> or an <see cref="EventInfo"/>. Looked up one name at a time, so that big types cost nothing at first.</summary>
internal sealed class TypeMembers
{
    private const BindingFlags InstanceFlags = BindingFlags.Public | BindingFlags.Instance | BindingFlags.IgnoreCase;
    private const BindingFlags StaticFlags = BindingFlags.Public | BindingFlags.Static | BindingFlags.IgnoreCase | BindingFlags.FlattenHierarchy;

    private static readonly ConcurrentDictionary<Type, TypeMembers> _instances = new();
    private static readonly ConcurrentDictionary<Type, TypeMembers> _statics = new();
    private static readonly object _missing = new();

    private readonly ConcurrentDictionary<string, object> _members = new(StringComparer.OrdinalIgnoreCase);
    private readonly BindingFlags _flags;
    private string[]? _propertyNames;
    private string[]? _memberNames;

    private TypeMembers(Type type, BindingFlags flags)
    {
        Type = type;
        _flags = flags;
    }

    public Type Type { get; }

    public static TypeMembers OfInstances(Type type) => _instances.GetOrAdd(type, static t => new TypeMembers(t, InstanceFlags));

    public static TypeMembers OfStatics(Type type) => _statics.GetOrAdd(type, static t => new TypeMembers(t, StaticFlags));

    /// <summary>The member, or null.</summary>
    public object? Find(string name)
    {
        if (!_members.TryGetValue(name, out var member))
        {
            member = Look(name) ?? _missing;
            _members[name] = member;
        }

        return ReferenceEquals(member, _missing) ? null : member;
    }

    public IPropertyAccess? FindProperty(string name) => Find(name) as IPropertyAccess;

    public MethodGroup? FindMethod(string name) => Find(name) as MethodGroup;

    /// <summary>Names of properties and fields, in declaration order, those of base types last.</summary>
    public string[] PropertyNames => _propertyNames ??= CollectPropertyNames();

    /// <summary>Names of all members.</summary>
    public string[] MemberNames => _memberNames ??= CollectMemberNames();

    private object? Look(string name)
    {
        if (name.Length == 0)
        {
            return null;
        }

        var found = Type.GetMember(name, _flags);
        if (found.Length == 0)
        {
            return LookInInterfaces(name);
        }

        // A name that differs from another in case alone: the exact one wins.
        var exact = PickCase(found, name);
        MemberInfo? best = null;
        List<MethodBase>? methods = null;
        List<PropertyInfo>? indexers = null;
        foreach (var member in found)
        {
            if (member.Name != exact)
            {
                continue;
            }

            switch (member)
            {
                case PropertyInfo property when property.GetIndexParameters().Length > 0:
                    (indexers ??= []).Add(property);
                    break;
                case PropertyInfo or FieldInfo:
                    best = best is null || best.DeclaringType!.IsAssignableFrom(member.DeclaringType) ? member : best;
                    break;
                case MethodInfo method:
                    (methods ??= []).Add(method);
                    break;
                case EventInfo:
                    best ??= member;
                    break;
            }
        }

        if (methods is not null)
        {
            return new MethodGroup(exact, WithoutHidden(methods));
        }

        if (indexers is not null)
        {
            return new IndexerGroup(exact, indexers);
        }

        return best switch
        {
            PropertyInfo property => new PropertyAccess(property),
            FieldInfo field => new FieldAccess(field),
            EventInfo source => source,
            _ => null,
        };
    }

    /// <summary>Members that a class implements for an interface only, and those that an interface inherits.</summary>
    private object? LookInInterfaces(string name)
    {
        if ((_flags & BindingFlags.Static) != 0)
        {
            return null;
        }

        List<MethodBase>? methods = null;
        List<PropertyInfo>? indexers = null;
        foreach (var implemented in Type.GetInterfaces())
        {
            if (!implemented.IsPublic && !implemented.IsNestedPublic)
            {
                continue;
            }

            foreach (var member in implemented.GetMember(name, InstanceFlags))
            {
                switch (member)
                {
                    case PropertyInfo property when property.GetIndexParameters().Length > 0:
                        (indexers ??= []).Add(property);
                        break;
                    case PropertyInfo property:
                        return new PropertyAccess(property);
                    case MethodInfo { IsStatic: false } method:
                        (methods ??= []).Add(method);
                        break;
                }
            }
        }

        return methods is not null ? new MethodGroup(methods[0].Name, methods) : indexers is not null ? new IndexerGroup(indexers[0].Name, indexers) : null;
    }

    private static string PickCase(MemberInfo[] found, string name)
    {
        foreach (var member in found)
        {
            if (member.Name == name)
            {
                return name;
            }
        }

        return found[0].Name;
    }

    /// <summary>Leaves out what a derived type hides with the same parameters (<c>new</c>).</summary>
    private static List<MethodBase> WithoutHidden(List<MethodBase> methods)
    {
        if (methods.Count == 1)
        {
            return methods;
        }

        var kept = new List<MethodBase>(methods.Count);
        foreach (var method in methods)
        {
            var hidden = false;
            foreach (var other in methods)
            {
                if (!ReferenceEquals(other, method) && other.DeclaringType != method.DeclaringType
                    && method.DeclaringType!.IsAssignableFrom(other.DeclaringType) && HaveSameParameters(method, other))
                {
                    hidden = true;
                    break;
                }
            }

            if (!hidden)
            {
                kept.Add(method);
            }
        }

        return kept;
    }

    private static bool HaveSameParameters(MethodBase first, MethodBase second)
    {
        var a = first.GetParameters();
        var b = second.GetParameters();
        if (a.Length != b.Length || first.IsGenericMethodDefinition != second.IsGenericMethodDefinition)
        {
            return false;
        }

        for (var i = 0; i < a.Length; i++)
        {
            if (a[i].ParameterType != b[i].ParameterType)
            {
                return false;
            }
        }

        return true;
    }

    private string[] CollectPropertyNames()
    {
        var names = new List<string>();
        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        var flags = _flags & ~BindingFlags.IgnoreCase;
        foreach (var property in Type.GetProperties(flags))
        {
            if (property.GetIndexParameters().Length == 0 && property.GetMethod is null or { IsPublic: true } && seen.Add(property.Name))
            {
                names.Add(property.Name);
            }
        }

        foreach (var field in Type.GetFields(flags))
        {
            if (!field.IsSpecialName && seen.Add(field.Name))
            {
                names.Add(field.Name);
            }
        }

        if (Type.IsInterface)
        {
            foreach (var implemented in Type.GetInterfaces())
            {
                foreach (var name in OfInstances(implemented).PropertyNames)
                {
                    if (seen.Add(name))
                    {
                        names.Add(name);
                    }
                }
            }
        }

        return [.. names];
    }

    private string[] CollectMemberNames()
    {
        var names = new List<string>();
        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        foreach (var member in Type.GetMembers(_flags & ~BindingFlags.IgnoreCase))
        {
            if (member is not (ConstructorInfo or System.Type) && seen.Add(member.Name))
            {
                names.Add(member.Name);
            }
        }

        return [.. names];
    }
}
