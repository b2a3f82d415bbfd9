using System.Collections;
using System.Collections.ObjectModel;
using System.Globalization;

namespace System.Management.Automation.Runtime;

/// <summary>The methods that PowerShell adds to every value: <c>ForEach</c> and <c>Where</c>.</summary>
internal static class CollectionMethods
{
    public static bool TryInvoke(object target, string name, object?[] arguments, ExecutionContext context, out object? result)
    {
        if (name.Equals("ForEach", StringComparison.OrdinalIgnoreCase))
        {
            result = ForEach(target, arguments, context);
            return true;
        }

        if (name.Equals("Where", StringComparison.OrdinalIgnoreCase))
        {
            result = Where(target, arguments, context);
            return true;
        }

        result = null;
        return false;
    }

    private static Collection<PSObject?> ForEach(object target, object?[] arguments, ExecutionContext context)
    {
        if (arguments.Length == 0)
        {
            throw MemberError.NoOverload("ForEach", 0);
        }

        var first = Operators.Bare(arguments[0]);
        var results = new Collection<PSObject?>();
        if (first is ScriptBlock script)
        {
            var sink = new ListSink();
            if (arguments.Length == 1)
            {
                using var repeated = script.BeginRepeated(context, sink, context.CurrentStreams);
                foreach (var item in Elements(target))
                {
                    repeated.Invoke(item);
                }
            }
            else
            {
                foreach (var item in Elements(target))
                {
                    results.AddFlat(ScriptServices.Current.Invoke(script, item, null, arguments[1..]));
                }
            }

            results.AddAll(sink.ToArray());
            return results;
        }

        if (first is Type type)
        {
            foreach (var item in Elements(target))
            {
                results.AddOne(LanguagePrimitives.ConvertTo(item, type, CultureInfo.InvariantCulture));
            }

            return results;
        }

        ForEachMember(target, ValueText.Of(first), arguments, context, results);
        return results;
    }

    private static void ForEachMember(object target, string name, object?[] arguments, ExecutionContext context, Collection<PSObject?> results)
    {
        foreach (var item in Elements(target))
        {
            if (item is null)
            {
                continue;
            }

            var member = MemberLookup.Find(PSObject.AsPSObject(item), name);
            switch (member)
            {
                case PSMethodInfo:
                    results.AddFlat(MethodCalls.Invoke(item, name, arguments[1..], null, context));
                    break;
                case null when Operators.Bare(item) is not IDictionary:
                    throw OperatorError.MethodNotFound(OperatorError.TypeOfOperand(item), name);
                default:
                    if (arguments.Length > 1)
                    {
                        MemberWriter.Set(item, name, arguments[1], context);
                    }
                    else
                    {
                        results.AddFlat(MemberReader.Get(item, name, context));
                    }

                    break;
            }
        }
    }

    private static Collection<PSObject?> Where(object target, object?[] arguments, ExecutionContext context)
    {
        if (arguments.Length is 0 or > 3 || Operators.Bare(arguments[0]) is not ScriptBlock script)
        {
            throw MemberError.NoOverload("Where", arguments.Length);
        }

        var mode = arguments.Length > 1 ? LanguagePrimitives.ConvertTo<WhereOperatorSelectionMode>(arguments[1]) : WhereOperatorSelectionMode.Default;
        var count = arguments.Length > 2 ? LanguagePrimitives.ConvertTo<int>(arguments[2]) : 0;
        return new WhereSelection(mode, count).Select(Elements(target), script, context);
    }

    private static IEnumerable Elements(object target)
    {
        var bare = Operators.Bare(target);
        if (bare is object?[] array)
        {
            return array;
        }

        return bare is not string && LanguagePrimitives.GetEnumerator(bare) is { } enumerator ? Enumerate(enumerator) : new[] { target };
    }

    private static IEnumerable<object?> Enumerate(IEnumerator enumerator)
    {
        while (enumerator.MoveNext())
        {
            yield return enumerator.Current;
        }
    }
}
