using System.Collections;
using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>Reads members of any object by name: the rules behind <c>$object.Name</c>.</summary>
internal static class MemberReader
{
    private static readonly object _missing = new();

    /// <summary>The value, or null for what is missing; an error instead in strict mode.</summary>
    public static object? Get(object? target, string name, ExecutionContext context)
    {
        if (target is null)
        {
            return GetFromNull(name, context);
        }

        var value = TryGet(target, name, context);
        return ReferenceEquals(value, _missing) ? OfMissing(target, name) : value;
    }

    /// <summary>The value without looking into the elements of a collection.</summary>
    public static bool TryGet(object target, string name, ExecutionContext? context, out object? value)
    {
        value = TryGetOwn(target, name, context);
        return !ReferenceEquals(value, _missing);
    }

    /// <summary>How a type's objects are read that have no members of their own; null when the name is no property of theirs.</summary>
    public static IPropertyAccess? FindAccess(Type type, string name, ExecutionContext? context)
    {
        var extension = (context?.Types ?? TypeDataTable.Default).For(type);
        if (!extension.IsEmpty && extension.Find(name) is { } prototype)
        {
            return prototype switch
            {
                NativeProperty native => new NativeAccess(native),
                PSAliasProperty { ConversionType: null } alias => FindAccess(type, alias.ReferencedMemberName, context),
                _ => null,
            };
        }

        return TypeMembers.OfInstances(type).Find(name) as IPropertyAccess;
    }

    public static object? ValueOf(PSMemberInfo member, PSObject owner)
    {
        member.Attach(owner);
        return ReadMember(member);
    }

    /// <summary>A getter that throws counts as null for scripts: <c>$x.Property</c> never fails by itself.</summary>
    public static object? Read(IPropertyAccess access, object target)
    {
        try
        {
            return access.Get(target);
        }
        catch (GetValueException)
        {
            return null;
        }
    }

    private static object? ReadMember(PSMemberInfo member)
    {
        try
        {
            return member.Value;
        }
        catch (GetValueException)
        {
            return null;
        }
    }

    public static object? GetFromNull(string name, ExecutionContext context)
    {
        if (ScriptServices.Current.IsStrict(2))
        {
            throw MemberError.MissingInStrictMode(name);
        }

        return IsCountName(name) ? Boxes.Int(0) : null;
    }

    private static object? TryGet(object target, string name, ExecutionContext context)
    {
        var value = TryGetOwn(target, name, context);
        if (!ReferenceEquals(value, _missing))
        {
            return value;
        }

        return Operators.Bare(target) is { } bare and not string && LanguagePrimitives.GetEnumerator(bare) is { } enumerator
            ? FromElements(enumerator, name, context)
            : _missing;
    }

    private static object? TryGetOwn(object target, string name, ExecutionContext? context)
    {
        var wrapper = target as PSObject;
        if (wrapper is not null && ReferenceEquals(wrapper, AutomationNull.Value))
        {
            return _missing;
        }

        var bare = wrapper?.BaseObject ?? target;
        if (wrapper?.ImmediateBaseObject is not PSCustomObject && bare is IDictionary dictionary && TryGetKey(dictionary, name, out var entry))
        {
            return entry;
        }

        if (bare is PSMemberSet set and not PSObjectView)
        {
            return set.Members[name] is { } inSet ? inSet.Value : FromType(bare, name, context);
        }

        wrapper ??= IsReserved(name) || InstanceMembers.MayHave(bare.GetType()) ? PSObject.AsPSObject(bare) : null;
        if (wrapper is not null)
        {
            return MemberLookup.Find(wrapper, name) is { } member ? ReadMember(member) : _missing;
        }

        return FromType(bare, name, context);
    }

    private static object? FromType(object bare, string name, ExecutionContext? context)
    {
        if (BaseMembers.IsAdapted(bare) && BaseMembers.FindAdapted(bare, name) is { } adapted)
        {
            return adapted.Get(bare);
        }

        var type = bare.GetType();
        if (FindAccess(type, name, context) is { } access)
        {
            return Read(access, bare);
        }

        var extension = (context?.Types ?? TypeDataTable.Default).For(type);
        if (extension.Find(name) is { } prototype)
        {
            return ReadMember(MemberLookup.Attached(prototype, PSObject.AsPSObject(bare)));
        }

        return TypeMembers.OfInstances(type).Find(name) is { } member ? BaseMembers.Wrap(PSObject.AsPSObject(bare), member, name, bare)!.Value : _missing;
    }

    private static bool TryGetKey(IDictionary dictionary, string name, out object? value)
    {
        if (dictionary is Hashtable or System.Collections.Specialized.OrderedDictionary || AcceptsText(dictionary.GetType()))
        {
            value = dictionary[name];
            return value is not null || dictionary.Contains(name);
        }

        value = null;
        return false;
    }

    private static bool AcceptsText(Type dictionary)
    {
        foreach (var implemented in dictionary.GetInterfaces())
        {
            if (implemented.IsGenericType && implemented.GetGenericTypeDefinition() == typeof(IDictionary<,>))
            {
                return implemented.GetGenericArguments()[0].IsAssignableFrom(typeof(string));
            }
        }

        return true;
    }

    private static object? FromElements(IEnumerator enumerator, string name, ExecutionContext context)
    {
        var values = new List<object?>();
        while (enumerator.MoveNext())
        {
            var item = enumerator.Current;
            if (item is null || ReferenceEquals(item, AutomationNull.Value))
            {
                continue;
            }

            var value = TryGet(item, name, context);
            if (ReferenceEquals(value, _missing))
            {
                if (ScriptServices.Current.IsStrict(2))
                {
                    continue;
                }

                values.Add(null);
            }
            else
            {
                AddFlat(values, value);
            }
        }

        return values.Count switch
        {
            0 => _missing,
            1 => values[0],
            _ => values.ToArray(),
        };
    }

    private static void AddFlat(List<object?> values, object? value)
    {
        if (ReferenceEquals(value, AutomationNull.Value))
        {
            return;
        }

        if (value is null or string || LanguagePrimitives.GetEnumerator(value) is not { } inner)
        {
            values.Add(value);
            return;
        }

        while (inner.MoveNext())
        {
            values.Add(inner.Current);
        }
    }

    private static object? OfMissing(object target, string name)
    {
        if (ScriptServices.Current.IsStrict(2))
        {
            throw MemberError.MissingInStrictMode(name);
        }

        return IsCountName(name) && !ReferenceEquals(target, AutomationNull.Value) ? Boxes.Int(1) : IsCountName(name) ? Boxes.Int(0) : null;
    }

    /// <summary>Every scalar counts as a collection of one.</summary>
    private static bool IsCountName(string name)
        => name.Equals("Count", StringComparison.OrdinalIgnoreCase) || name.Equals("Length", StringComparison.OrdinalIgnoreCase);

    private static bool IsReserved(string name) => name.StartsWith("ps", StringComparison.OrdinalIgnoreCase)
        && (name.Equals("psobject", StringComparison.OrdinalIgnoreCase) || name.Equals("psbase", StringComparison.OrdinalIgnoreCase)
            || name.Equals("psadapted", StringComparison.OrdinalIgnoreCase) || name.Equals("psextended", StringComparison.OrdinalIgnoreCase)
            || name.Equals("pstypenames", StringComparison.OrdinalIgnoreCase));
}
