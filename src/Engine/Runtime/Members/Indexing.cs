using System.Collections;
using System.Globalization;
using System.Management.Automation.Internal;
using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>Element access on any object: arrays, lists, dictionaries, text and default indexers.</summary>
internal static class Indexing
{
    public static object? Get(object? target, object? index, ExecutionContext context)
    {
        var bare = Operators.Bare(target);
        if (bare is null)
        {
            throw MemberError.NullIndex();
        }

        var key = Operators.Bare(index);
        switch (bare)
        {
            case IDictionary dictionary:
                return GetFromDictionary(dictionary, key);
            case Array { Rank: > 1 } matrix:
                return GetFromMatrix(matrix, key);
        }

        if (key is null)
        {
            throw NullIndex();
        }

        if (key is object?[] several && bare is IList or string)
        {
            return GetSeveral(bare, several, context);
        }

        if (key is IEnumerable and not string && bare is IList or string && LanguagePrimitives.GetEnumerator(key) is { } indexes)
        {
            return GetSeveral(bare, Operators.ToObjectArray(indexes), context);
        }

        switch (bare)
        {
            case string text:
                return TryPosition(key, text.Length, out var character) ? Boxes.Char(text[character]) : OutOfRange();
            case Array array:
                return TryPosition(key, array.Length, out var element) ? Element(array, element) : OutOfRange();
            case IList list when key is not string || IndexerOf(bare.GetType()) is not { TakesText: true }:
                return TryPosition(key, list.Count, out var item) ? list[item]
                    : HasOwnRangeRule(list) ? GetThroughIndexer(bare, key, context)
                    : OutOfRange(list, key);
        }

        return GetThroughIndexer(bare, key, context);
    }

    public static void Set(object? target, object? index, object? value, ExecutionContext context)
    {
        var bare = Operators.Bare(target);
        if (bare is null)
        {
            throw MemberError.NullIndex();
        }

        value = MemberWriter.Stored(value);
        var key = Operators.Bare(index);
        switch (bare)
        {
            case PSParameterizedProperty property:
                property.InvokeSet(value, key as object?[] ?? [key]);
                return;
            case IDictionary dictionary:
                SetInDictionary(dictionary, key, value);
                return;
            case Array { Rank: > 1 } matrix:
                matrix.SetValue(LanguagePrimitives.ConvertTo(value, matrix.GetType().GetElementType()!, CultureInfo.InvariantCulture), Positions(matrix, key));
                return;
            case string:
                throw CannotAssign(bare);
        }

        if (key is null)
        {
            throw NullIndex();
        }

        if (key is object?[] { Length: > 1 })
        {
            throw OperatorError.Make(
                $"Array assignment to [{string.Join(",", Array.ConvertAll((object?[])key, ValueText.OfElement))}] failed because assignment to slices is not supported.",
                "ArraySliceAssignmentFailed");
        }

        switch (bare)
        {
            case Array array:
                var at = Position(key, array.Length);
                var elementType = array.GetType().GetElementType()!;
                array.SetValue(elementType == typeof(object) ? value : LanguagePrimitives.ConvertTo(value, elementType, CultureInfo.InvariantCulture), at);
                return;
            case IList list when IndexerOf(bare.GetType()) is not { Setters: not null }:
                list[Position(key, list.Count)] = value;
                return;
        }

        if (IndexerOf(bare.GetType()) is not { Setters: { } setters })
        {
            throw CannotAssign(bare);
        }

        if (bare is IList counted && key is int negative and < 0)
        {
            key = negative + counted.Count;
        }

        object?[] arguments = key is object?[] keys ? [.. keys, value] : [key, value];
        try
        {
            setters.Invoke(bare, arguments, null);
        }
        catch (MethodInvocationException e) when (e.InnerException is { } cause)
        {
            throw OperatorError.Make(cause.Message, cause.GetType().FullName!, ErrorCategory.OperationStopped, null, cause);
        }
    }

    private static object? GetFromDictionary(IDictionary dictionary, object? key)
    {
        if (key is null)
        {
            throw NullIndex();
        }

        if (key is object?[] keys)
        {
            return Array.ConvertAll(keys, k => GetFromDictionary(dictionary, Operators.Bare(k)));
        }

        if (dictionary is System.Collections.Specialized.OrderedDictionary ordered && key is int position)
        {
            position = position < 0 ? position + ordered.Count : position;
            return (uint)position < (uint)ordered.Count ? ordered[position] : null;
        }

        if (dictionary is Hashtable)
        {
            return dictionary[key];
        }

        return dictionary.Contains(ConvertKey(dictionary, key)) ? dictionary[ConvertKey(dictionary, key)] : null;
    }

    /// <summary>Adds or replaces an entry, key and value converted to what the dictionary holds.</summary>
    public static void SetInDictionary(IDictionary dictionary, object? key, object? value)
    {
        if (key is null)
        {
            throw NullIndex();
        }

        if (dictionary is System.Collections.Specialized.OrderedDictionary ordered && key is int position)
        {
            ordered[position] = value;
            return;
        }

        dictionary[ConvertKey(dictionary, key)] = ConvertValue(dictionary, value);
    }

    private static object ConvertKey(IDictionary dictionary, object key)
        => GenericArguments(dictionary) is { } types && !types[0].IsInstanceOfType(key) && Conversion.TryConvert(key, types[0], CultureInfo.InvariantCulture, out var converted)
            ? converted!
            : key;

    private static object? ConvertValue(IDictionary dictionary, object? value)
        => GenericArguments(dictionary) is { } types && types[1] != typeof(object)
            ? LanguagePrimitives.ConvertTo(value, types[1], CultureInfo.InvariantCulture)
            : value;

    private static Type[]? GenericArguments(IDictionary dictionary)
    {
        if (dictionary is Hashtable or System.Collections.Specialized.OrderedDictionary)
        {
            return null;
        }

        foreach (var implemented in dictionary.GetType().GetInterfaces())
        {
            if (implemented.IsGenericType && implemented.GetGenericTypeDefinition() == typeof(IDictionary<,>))
            {
                return implemented.GetGenericArguments();
            }
        }

        return null;
    }

    private static object? GetFromMatrix(Array matrix, object? key)
    {
        if (key is object?[] keys && keys.Length != matrix.Rank && keys.Length > 0 && keys[0] is object?[])
        {
            return Array.ConvertAll(keys, k => GetFromMatrix(matrix, k));
        }

        var positions = Positions(matrix, key);
        for (var i = 0; i < positions.Length; i++)
        {
            if (positions[i] < matrix.GetLowerBound(i) || positions[i] > matrix.GetUpperBound(i))
            {
                return OutOfRange();
            }
        }

        return matrix.GetValue(positions);
    }

    private static int[] Positions(Array matrix, object? key)
    {
        var keys = key as object?[] ?? [key];
        if (keys.Length != matrix.Rank)
        {
            throw OperatorError.Make(
                $"You cannot index into a {matrix.Rank} dimensional array with index [{string.Join(",", Array.ConvertAll(keys, ValueText.OfElement))}].", "NeedMultidimensionalIndex");
        }

        var positions = new int[keys.Length];
        for (var i = 0; i < positions.Length; i++)
        {
            var position = LanguagePrimitives.ConvertTo<int>(keys[i]);
            positions[i] = position < 0 ? position + matrix.GetLength(i) : position;
        }

        return positions;
    }

    /// <summary>Such collections decide themselves what is beyond their end: a match has groups that did not take part.</summary>
    private static bool HasOwnRangeRule(IList list) => list is Text.RegularExpressions.GroupCollection;

    private static object?[] GetSeveral(object target, object?[] indexes, ExecutionContext context)
    {
        var results = new List<object?>(indexes.Length);
        foreach (var index in indexes)
        {
            var key = Operators.Bare(index);
            var length = target is string text ? text.Length : ((IList)target).Count;
            if (key is object?[] inner)
            {
                results.AddRange(GetSeveral(target, inner, context));
            }
            else if (key is not null && TryPosition(key, length, out var at))
            {
                results.Add(target is string source ? Boxes.Char(source[at]) : ((IList)target)[at]);
            }
            else
            {
                OutOfRange();
            }
        }

        return results.ToArray();
    }

    private static object? Element(Array array, int position) => array is object?[] objects ? objects[position] : array.GetValue(position);

    private static object? GetThroughIndexer(object target, object key, ExecutionContext context)
    {
        if (IndexerOf(target.GetType()) is { Getters: { } getters })
        {
            var arguments = key is object?[] keys ? keys : [key];
            try
            {
                return getters.Invoke(target, arguments, null);
            }
            catch (MethodInvocationException e) when (e.InnerException is ArgumentOutOfRangeException or IndexOutOfRangeException or KeyNotFoundException)
            {
                return OutOfRange();
            }
        }

        if (LanguagePrimitives.GetEnumerator(target) is not null && target is not string)
        {
            return ScriptServices.Current.IsStrict(3) ? throw CannotIndex(target) : AutomationNull.Value;
        }

        // A scalar is a collection of one.
        return key is 0 or -1 ? target : throw CannotIndex(target);
    }

    private static IndexerGroup? IndexerOf(Type type)
    {
        var name = type.GetCustomAttribute<DefaultMemberAttribute>(inherit: true)?.MemberName ?? "Item";
        return TypeMembers.OfInstances(type).Find(name) as IndexerGroup;
    }

    private static bool TryPosition(object key, int length, out int position)
    {
        if (key is int number)
        {
            position = number;
        }
        else if (Conversion.TryConvert(key, typeof(int), CultureInfo.InvariantCulture, out var converted))
        {
            position = (int)converted!;
        }
        else
        {
            position = -1;
            return false;
        }

        if (position < 0)
        {
            position += length;
        }

        return (uint)position < (uint)length;
    }

    private static int Position(object key, int length)
    {
        var position = LanguagePrimitives.ConvertTo<int>(key);
        var at = position < 0 ? position + length : position;
        return (uint)at < (uint)length ? at : throw new IndexOutOfRangeException();
    }

    private static object? OutOfRange()
        => ScriptServices.Current.IsStrict(3) ? throw new IndexOutOfRangeException() : null;

    /// <summary>In strict mode the list says itself what it thinks of the index.</summary>
    private static object? OutOfRange(IList list, object key)
        => ScriptServices.Current.IsStrict(3) ? list[LanguagePrimitives.ConvertTo<int>(key)] : null;

    private static RuntimeException NullIndex()
        => OperatorError.Make("Index operation failed; the array index evaluated to null.", "NullArrayIndex");

    private static RuntimeException CannotIndex(object target)
        => OperatorError.Make($"Unable to index into an object of type \"{target.GetType().FullName}\".", "CannotIndex");

    private static RuntimeException CannotAssign(object target)
        => OperatorError.Make($"Unable to index into an object of type \"{target.GetType().FullName}\".", "CannotIndex");
}
