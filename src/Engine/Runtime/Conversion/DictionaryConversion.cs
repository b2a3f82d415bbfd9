using System.Collections;
using System.Reflection;
using System.Text;

namespace System.Management.Automation.Runtime;

/// <summary>Dictionaries and custom objects as objects of a class: an empty one is made and its properties set.</summary>
internal static class DictionaryConversion
{
    public static bool CanFill(Type type) => !type.IsAbstract && !type.IsPrimitive && type != typeof(string) && !type.IsArray
        && (type.IsValueType || type.GetConstructor(Type.EmptyTypes) is not null);

    public static bool ToHashtable(ref ConversionAttempt attempt)
    {
        var source = (IDictionary)attempt.Value;
        var table = new Hashtable(source.Count, StringComparer.OrdinalIgnoreCase);
        foreach (DictionaryEntry entry in source)
        {
            table.Add(entry.Key, entry.Value);
        }

        return attempt.Succeed(table);
    }

    public static bool ToObject(ref ConversionAttempt attempt)
    {
        object target;
        try
        {
            target = Activator.CreateInstance(attempt.Type)!;
        }
        catch (TargetInvocationException e)
        {
            return FailCreation(ref attempt, e.InnerException!.Message, e.InnerException);
        }

        var wrapper = PSObject.AsPSObject(target);
        if (attempt.Value is IDictionary dictionary)
        {
            foreach (DictionaryEntry entry in dictionary)
            {
                if (!Set(ref attempt, wrapper, ValueText.Of(entry.Key), entry.Value))
                {
                    return false;
                }
            }

            return attempt.Succeed(target);
        }

        foreach (var property in ((PSObject)attempt.Value).Properties)
        {
            if (!Set(ref attempt, wrapper, property.Name, property.Value))
            {
                return false;
            }
        }

        return attempt.Succeed(target);
    }

    private static bool Set(ref ConversionAttempt attempt, PSObject target, string name, object? value)
    {
        var property = target.Properties[name];
        if (property is null)
        {
            return FailCreation(ref attempt, UnknownProperty(target, name, attempt.Type), null);
        }

        if (!property.IsSettable)
        {
            return FailCreation(ref attempt, $"\"{property.Name}\" is a ReadOnly property.", null);
        }

        try
        {
            if (Operators.Bare(value) is IDictionary inner && property is PSProperty typed && typed.ValueType is { } type && !type.IsInstanceOfType(inner)
                && attempt.TryNested(inner, type, out var filled, out _))
            {
                value = filled;
            }

            property.Value = value;
            return true;
        }
        catch (Exception e) when (e is SetValueException or PSInvalidCastException)
        {
            var cause = e is SetValueInvocationException { InnerException: { } inner } ? inner : e is SetValueException { InnerException: { } reason } ? reason : e;
            return FailCreation(ref attempt, cause.Message, e);
        }
    }

    private static string UnknownProperty(PSObject target, string name, Type type)
    {
        var settable = new StringBuilder();
        foreach (var property in target.Properties)
        {
            if (property.IsSettable)
            {
                settable.Append(settable.Length == 0 ? string.Empty : ", ").Append('[').Append(property.Name).Append(" <").Append(property.TypeNameOfValue).Append(">]");
            }
        }

        return settable.Length == 0
            ? $"The property '{name}' was not found for the '{type.FullName}' object. There is no settable property available."
            : $"The property '{name}' was not found for the '{type.FullName}' object. The settable properties are: {settable}.";
    }

    private static bool FailCreation(ref ConversionAttempt attempt, string reason, Exception? inner)
    {
        if (attempt.WantsError)
        {
            attempt.Error = ConversionError.Make("ObjectCreationError", $"Cannot create object of type \"{attempt.Type}\". {reason}", inner);
        }

        return false;
    }
}
