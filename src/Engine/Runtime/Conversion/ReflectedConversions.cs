using System.Globalization;
using System.Reflection;

namespace System.Management.Automation.Runtime;

/// <summary>Conversions found on the types: static Parse, a constructor of one argument, implicit and explicit operators, IConvertible.</summary>
internal static class ReflectedConversions
{
    private const BindingFlags PublicStatic = BindingFlags.Public | BindingFlags.Static;

    public static ConversionRule? Find(Type from, Type to)
    {
        if (from == typeof(string) && FindParse(to) is { } parse)
        {
            return parse;
        }

        return FindConstructor(from, to)
            ?? FindOperator(from, to, "op_Implicit")
            ?? FindOperator(from, to, "op_Explicit")
            ?? FindConvertible(from, to)
            ?? (from.IsPrimitive || from == typeof(decimal) ? FindParseOfText(to) ?? FindConstructorOfText(to) : null);
    }

    public static bool HasImplicitOperator(Type from, Type to)
        => FindOperator(to, from, to, "op_Implicit") is not null || FindOperator(from, from, to, "op_Implicit") is not null;

    private static ConversionRule? FindParse(Type type)
    {
        if (type == typeof(DateTime))
        {
            return ParseDate;
        }

        if (type == typeof(Uri))
        {
            return static (ref ConversionAttempt attempt) => attempt.Succeed(new Uri((string)attempt.Value, UriKind.RelativeOrAbsolute));
        }

        if (type.GetMethod("Parse", PublicStatic, [typeof(string), typeof(IFormatProvider)]) is { } withProvider && type.IsAssignableFrom(withProvider.ReturnType))
        {
            return (ref ConversionAttempt attempt) => Invoke(ref attempt, withProvider, [attempt.Value, attempt.Provider], "InvalidCastParseTargetInvocationWithFormatProvider");
        }

        return type.GetMethod("Parse", PublicStatic, [typeof(string)]) is { } parse && type.IsAssignableFrom(parse.ReturnType)
            ? (ref ConversionAttempt attempt) => Invoke(ref attempt, parse, [attempt.Value], "InvalidCastParseTargetInvocation")
            : null;
    }

    private static ConversionRule? FindParseOfText(Type type)
    {
        if (FindParse(type) is not { } parse)
        {
            return null;
        }

        return (ref ConversionAttempt attempt) =>
        {
            var nested = attempt;
            nested.Value = ValueText.Of(attempt.Value);
            var succeeded = parse(ref nested);
            attempt.Result = nested.Result;
            attempt.Error = nested.Error;
            return succeeded;
        };
    }

    private static ConversionRule? FindConstructorOfText(Type type)
    {
        if (type.IsAbstract || type.GetConstructor([typeof(string)]) is not { } constructor || typeof(Exception).IsAssignableFrom(type))
        {
            return null;
        }

        return (ref ConversionAttempt attempt) =>
        {
            try
            {
                return attempt.Succeed(constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, [ValueText.Of(attempt.Value)], null));
            }
            catch (Exception e) when (e is not FlowControlException and not PipelineStoppedException)
            {
                return attempt.Fail("InvalidCastConstructorException", e.Message, e);
            }
        };
    }

    private static bool ParseDate(ref ConversionAttempt attempt)
    {
        var text = (string)attempt.Value;
        if (DateTime.TryParse(text, attempt.Provider, DateTimeStyles.None, out var date))
        {
            return attempt.Succeed(date);
        }

        if (!attempt.WantsError)
        {
            return false;
        }

        try
        {
            return attempt.Succeed(DateTime.Parse(text, attempt.Provider));
        }
        catch (FormatException e)
        {
            return attempt.Fail("InvalidCastParseTargetInvocationWithFormatProvider", e.Message, e);
        }
    }

    private static ConversionRule? FindConstructor(Type from, Type to)
    {
        // A number would be a collection's capacity: that is no conversion.
        if (to.IsAbstract || to.IsInterface || (from.IsPrimitive && typeof(Collections.IEnumerable).IsAssignableFrom(to) && to != typeof(string)))
        {
            return null;
        }

        // An exact or assignable parameter wins; else a lone number parameter takes what converts to it without loss.
        ConstructorInfo? best = null;
        foreach (var constructor in to.GetConstructors())
        {
            var parameters = constructor.GetParameters();
            if (parameters.Length != 1)
            {
                continue;
            }

            var type = parameters[0].ParameterType;
            if (type == from)
            {
                best = constructor;
                break;
            }

            if (type == typeof(object) ? best is null && !from.IsPrimitive : type.IsAssignableFrom(from) || (best is null && NumericRank.IsWidening(from, type)))
            {
                best = constructor;
            }
        }

        if (best is null)
        {
            return null;
        }

        var parameterType = best.GetParameters()[0].ParameterType;
        return (ref ConversionAttempt attempt) =>
        {
            if (!attempt.TryNested(attempt.Value, parameterType, out var argument, out _))
            {
                return false;
            }

            try
            {
                return attempt.Succeed(best.Invoke(BindingFlags.DoNotWrapExceptions, null, [argument], null));
            }
            catch (Exception e) when (e is not FlowControlException and not PipelineStoppedException)
            {
                return attempt.Fail("InvalidCastConstructorException", e.Message, e);
            }
        };
    }

    private static ConversionRule? FindOperator(Type from, Type to, string name)
    {
        var method = FindOperator(to, from, to, name) ?? FindOperator(from, from, to, name);
        return method is null
            ? null
            : (ref ConversionAttempt attempt) =>
            {
                if (!attempt.TryNested(attempt.Value, method.GetParameters()[0].ParameterType, out var argument, out _))
                {
                    return false;
                }

                return Invoke(ref attempt, method, [argument], name == "op_Implicit" ? "InvalidCastImplicitCast" : "InvalidCastExplicitCast");
            };
    }

    private static MethodInfo? FindOperator(Type owner, Type from, Type to, string name)
    {
        MethodInfo? widening = null;
        foreach (var method in owner.GetMethods(PublicStatic | BindingFlags.FlattenHierarchy))
        {
            if (method.Name != name || !to.IsAssignableFrom(method.ReturnType))
            {
                continue;
            }

            var parameter = method.GetParameters()[0].ParameterType;
            if (parameter == from || parameter.IsAssignableFrom(from))
            {
                return method;
            }

            if (NumericRank.IsWidening(from, parameter))
            {
                widening ??= method;
            }
        }

        return widening;
    }

    private static ConversionRule? FindConvertible(Type from, Type to)
    {
        if (!typeof(IConvertible).IsAssignableFrom(from) || Type.GetTypeCode(to) is < TypeCode.Boolean or > TypeCode.DateTime || from == typeof(string))
        {
            return null;
        }

        return (ref ConversionAttempt attempt) =>
        {
            try
            {
                return attempt.Succeed(Convert.ChangeType(attempt.Value, attempt.Type, attempt.Provider));
            }
            catch (Exception e) when (e is InvalidCastException or FormatException or OverflowException)
            {
                return attempt.Fail("InvalidCastIConvertible", e.Message, e);
            }
        };
    }

    private static bool Invoke(ref ConversionAttempt attempt, MethodInfo method, object?[] arguments, string errorId)
    {
        try
        {
            return attempt.Succeed(method.Invoke(null, BindingFlags.DoNotWrapExceptions, null, arguments, null));
        }
        catch (Exception e) when (e is not FlowControlException and not PipelineStoppedException)
        {
            return attempt.Fail(errorId, e.Message, e);
        }
    }
}
