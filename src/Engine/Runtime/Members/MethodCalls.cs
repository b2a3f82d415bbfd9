using System.Collections;
using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>Calls methods of any object by name: the rules behind <c>$object.Name(arguments)</c>.</summary>
internal static class MethodCalls
{
    public static object? Invoke(object target, string name, object?[] arguments, InvocationConstraints? constraints, ExecutionContext context)
    {
        if (TryInvoke(target, name, arguments, constraints, context, out var result))
        {
            return result;
        }

        if (CollectionMethods.TryInvoke(target, name, arguments, context, out result))
        {
            return result;
        }

        var bare = Operators.Bare(target)!;
        if (bare is not string and not PSObject && LanguagePrimitives.GetEnumerator(bare) is { } enumerator && bare is not IDictionary)
        {
            return InvokeOnElements(bare, enumerator, name, arguments, constraints, context);
        }

        throw OperatorError.MethodNotFound(bare is PSObject { IsCustom: true } ? typeof(PSCustomObject) : bare.GetType(), name);
    }

    public static object? InvokeDelegate(Delegate callable, string name, object?[] arguments)
        => new MethodGroup(name, [callable.GetType().GetMethod("Invoke")!]).Invoke(callable, arguments, null);

    private static bool TryInvoke(object target, string name, object?[] arguments, InvocationConstraints? constraints, ExecutionContext context, out object? result)
    {
        var wrapper = target as PSObject;
        var bare = wrapper?.BaseObject ?? target;
        if (bare is PSMemberSet set and not PSObjectView && set.Members[name] is PSMethodInfo inSet)
        {
            result = inSet.Invoke(arguments);
            return true;
        }

        if (wrapper is not null || InstanceMembers.MayHave(bare.GetType()) || context.Types.For(bare.GetType()).Find(name) is not null)
        {
            wrapper ??= PSObject.AsPSObject(bare);
            switch (MemberLookup.Find(wrapper, name, MemberView.Extended))
            {
                case PSMethodInfo method:
                    result = method.Invoke(arguments);
                    return true;
                case PSPropertyInfo { Value: Delegate callable }:
                    result = InvokeDelegate(callable, name, arguments);
                    return true;
            }
        }

        if (bare is PSCustomObject)
        {
            return TryInvokeOnCustom(wrapper!, name, arguments, out result);
        }

        result = null;
        switch (TypeMembers.OfInstances(bare.GetType()).Find(name))
        {
            case MethodGroup group:
                result = group.Resolve(arguments, constraints).Invoke(bare, arguments);
                return true;
            case IndexerGroup { Getters: { } getters }:
                result = getters.Invoke(bare, arguments, constraints);
                return true;
            case IPropertyAccess { CanRead: true } property when property.Get(bare) is Delegate callable:
                result = InvokeDelegate(callable, name, arguments);
                return true;
        }

        if (bare is IDictionary dictionary && dictionary.Contains(name) && dictionary[name] is Delegate stored)
        {
            result = InvokeDelegate(stored, name, arguments);
            return true;
        }

        return false;
    }

    private static bool TryInvokeOnCustom(PSObject target, string name, object?[] arguments, out object? result)
    {
        result = null;
        if (name.Equals("ToString", StringComparison.OrdinalIgnoreCase) && arguments.Length == 0)
        {
            result = target.ToString();
            return true;
        }

        if (name.Equals("GetType", StringComparison.OrdinalIgnoreCase) && arguments.Length == 0)
        {
            result = typeof(PSCustomObject);
            return true;
        }

        if (name.Equals("Equals", StringComparison.OrdinalIgnoreCase) && arguments.Length == 1)
        {
            result = Boxes.False;
            return true;
        }

        if (name.Equals("GetHashCode", StringComparison.OrdinalIgnoreCase) && arguments.Length == 0)
        {
            result = target.GetHashCode();
            return true;
        }

        return false;
    }

    private static object? InvokeOnElements(object collection, IEnumerator enumerator, string name, object?[] arguments, InvocationConstraints? constraints,
        ExecutionContext context)
    {
        var results = new List<object?>();
        var any = false;
        while (enumerator.MoveNext())
        {
            if (enumerator.Current is not { } item)
            {
                continue;
            }

            any = true;
            var result = Invoke(item, name, arguments, constraints, context);
            if (!ReferenceEquals(result, AutomationNull.Value))
            {
                AddFlat(results, result);
            }
        }

        if (!any)
        {
            throw OperatorError.MethodNotFound(collection.GetType(), name);
        }

        return results.Count switch
        {
            0 => AutomationNull.Value,
            1 => results[0],
            _ => results.ToArray(),
        };
    }

    private static void AddFlat(List<object?> results, object? value)
    {
        if (value is null or string || LanguagePrimitives.GetEnumerator(value) is not { } inner)
        {
            results.Add(value);
            return;
        }

        while (inner.MoveNext())
        {
            results.Add(inner.Current);
        }
    }
}
