using System.Collections;
using System.Collections.Specialized;
using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>Conversions to arrays and lists: element by element; a scalar becomes a collection of one.</summary>
internal static class CollectionConversion
{
    public static ConversionRule? Find(Type from, Type to)
    {
        if (to == typeof(Array))
        {
            return ToObjectArray;
        }

        var isCollection = from.IsArray || (typeof(IEnumerable).IsAssignableFrom(from) && from != typeof(string) && !typeof(IDictionary).IsAssignableFrom(from));
        if (to == typeof(IList) || to == typeof(ICollection) || to == typeof(IEnumerable))
        {
            return ToObjectArray;
        }

        if (to.IsAbstract || to.IsInterface || typeof(IDictionary).IsAssignableFrom(to))
        {
            return null;
        }

        if (ElementTypeOf(to) is not null && EmptyConstructor(to) is not null && (isCollection || !HasParse(to)))
        {
            return AddElements;
        }

        return isCollection && CollectionConstructor(to) is not null ? ThroughConstructor : null;
    }

    public static bool ToArray(ref ConversionAttempt attempt)
    {
        var elementType = attempt.Type.GetElementType()!;
        if (attempt.Type.GetArrayRank() > 1)
        {
            return false;
        }

        switch (attempt.Value)
        {
            case string text when elementType == typeof(char):
                return attempt.Succeed(text.ToCharArray());
            case object?[] array when elementType == typeof(object) && attempt.Value is object[]:
                return attempt.Succeed(array);
            case IList { } list when attempt.Value is not Array { Rank: > 1 }:
                return FromList(ref attempt, list, elementType);
        }

        if (LanguagePrimitives.GetEnumerator(attempt.Value) is { } enumerator)
        {
            var items = Operators.ToObjectArray(enumerator);
            return FromList(ref attempt, items, elementType);
        }

        return FromList(ref attempt, new[] { attempt.Value }, elementType);
    }

    private static bool FromList(ref ConversionAttempt attempt, IList list, Type elementType)
    {
        var result = Array.CreateInstance(elementType, list.Count);
        var objects = elementType == typeof(object) ? (object?[])result : null;
        for (var i = 0; i < list.Count; i++)
        {
            var item = list[i];
            if (objects is not null)
            {
                objects[i] = item;
                continue;
            }

            if (!attempt.TryNested(item, elementType, out var element, out var error))
            {
                attempt.Error = error ?? (attempt.WantsError && item is not null ? ConversionError.Final(Operators.Bare(item)!, elementType) : null);
                return false;
            }

            if (element is null && elementType.IsValueType)
            {
                continue;
            }

            result.SetValue(element, i);
        }

        return attempt.Succeed(result);
    }

    private static bool ToObjectArray(ref ConversionAttempt attempt)
    {
        if (attempt.Value is Array array)
        {
            return attempt.Succeed(array);
        }

        return attempt.Succeed(LanguagePrimitives.GetEnumerator(attempt.Value) is { } enumerator
            ? Operators.ToObjectArray(enumerator)
            : new[] { attempt.Value });
    }

    private static bool AddElements(ref ConversionAttempt attempt)
    {
        var elementType = ElementTypeOf(attempt.Type)!;
        var nested = attempt;
        nested.Type = elementType.MakeArrayType();
        if (!ToArray(ref nested))
        {
            attempt.Error = nested.Error;
            return false;
        }

        if (attempt.Type.GetConstructor([typeof(IEnumerable<>).MakeGenericType(elementType)]) is { } constructor)
        {
            return attempt.Succeed(constructor.Invoke([nested.Result]));
        }

        var add = attempt.Type.GetMethod("Add", [elementType]) ?? attempt.Type.GetMethod("Enqueue", [elementType]) ?? attempt.Type.GetMethod("Push", [elementType]);
        if (add is null)
        {
            return false;
        }

        var collection = EmptyConstructor(attempt.Type)!.Invoke([]);
        foreach (var item in (Array)nested.Result!)
        {
            add.Invoke(collection, [item]);
        }

        return attempt.Succeed(collection);
    }

    private static bool ThroughConstructor(ref ConversionAttempt attempt)
    {
        var items = attempt.Value as ICollection ?? Operators.ToObjectArray(((IEnumerable)attempt.Value).GetEnumerator());
        try
        {
            return attempt.Succeed(CollectionConstructor(attempt.Type)!.Invoke([items]));
        }
        catch (TargetInvocationException e)
        {
            return attempt.Fail("InvalidCastConstructorException", (e.InnerException ?? e).Message, e.InnerException ?? e);
        }
    }

    private static ConstructorInfo? EmptyConstructor(Type type) => type.GetConstructor(Type.EmptyTypes);

    private static ConstructorInfo? CollectionConstructor(Type type)
        => type.GetConstructor([typeof(ICollection)]) ?? type.GetConstructor([typeof(IEnumerable)]) ?? type.GetConstructor([typeof(object[])]);

    private static bool HasParse(Type type) => type.GetMethod("Parse", BindingFlags.Public | BindingFlags.Static, [typeof(string)]) is not null;

    /// <summary>The element type of a generic collection class; null for other types and for dictionaries.</summary>
    private static Type? ElementTypeOf(Type type)
    {
        if (type == typeof(StringCollection))
        {
            return typeof(string);
        }

        Type? element = null;
        foreach (var implemented in type.GetInterfaces())
        {
            if (!implemented.IsGenericType)
            {
                continue;
            }

            var definition = implemented.GetGenericTypeDefinition();
            if (definition == typeof(IDictionary<,>))
            {
                return null;
            }

            if (definition == typeof(IEnumerable<>))
            {
                element = implemented.GetGenericArguments()[0];
            }
        }

        return element;
    }
}
