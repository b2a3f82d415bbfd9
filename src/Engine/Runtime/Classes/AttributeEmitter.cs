using System.Management.Automation.Language;
using System.Reflection;
using System.Reflection.Emit;

namespace System.Management.Automation.Runtime;

/// <summary>Attributes written in a script as attributes of an emitted type or member.</summary>
internal static class AttributeEmitter
{
    public static CustomAttributeBuilder Build(AttributeAst attribute)
    {
        var type = attribute.TypeName.GetReflectionAttributeType() ?? throw TypeErrors.NotFound(attribute.TypeName);
        var values = attribute.PositionalArguments.Select(a => a.SafeGetValue()).ToArray();
        var (constructor, arguments) = Choose(type, values, attribute);

        var properties = new List<(PropertyInfo, object?)>();
        var fields = new List<(FieldInfo, object?)>();
        foreach (var named in attribute.NamedArguments)
        {
            var value = named.ExpressionOmitted ? true : named.Argument.SafeGetValue();
            const BindingFlags Any = BindingFlags.Public | BindingFlags.Instance | BindingFlags.IgnoreCase;
            if (type.GetProperty(named.ArgumentName, Any) is { } property)
            {
                properties.Add((property, Convert(value, property.PropertyType)));
            }
            else if (type.GetField(named.ArgumentName, Any) is { } field)
            {
                fields.Add((field, Convert(value, field.FieldType)));
            }
            else
            {
                throw new ParseException([new ParseError(named.Extent, "PropertyNotFoundForAttribute",
                    $"Property '{named.ArgumentName}' cannot be found for type '{type.FullName}'.")]);
            }
        }

        return new CustomAttributeBuilder(
            constructor, arguments,
            [.. properties.Select(p => p.Item1)], [.. properties.Select(p => p.Item2)],
            [.. fields.Select(f => f.Item1)], [.. fields.Select(f => f.Item2)]);
    }

    private static (ConstructorInfo Constructor, object?[] Arguments) Choose(Type type, object?[] values, AttributeAst attribute)
    {
        foreach (var constructor in type.GetConstructors())
        {
            if (TryConvert(constructor.GetParameters(), values) is { } arguments)
            {
                return (constructor, arguments);
            }
        }

        throw new ParseException([new ParseError(attribute.Extent, "MethodCountCouldNotFindBest",
            $"Cannot find an overload for \"{type.Name}\" and the argument count: \"{values.Length}\".")]);
    }

    private static object?[]? TryConvert(ParameterInfo[] parameters, object?[] values)
    {
        var isParams = parameters.Length > 0 && parameters[^1].IsDefined(typeof(ParamArrayAttribute), false);
        if (isParams && values.Length >= parameters.Length - 1)
        {
            var fixedCount = parameters.Length - 1;
            var element = parameters[^1].ParameterType.GetElementType()!;
            var rest = Array.CreateInstance(element, values.Length - fixedCount);
            for (var i = fixedCount; i < values.Length; i++)
            {
                rest.SetValue(Convert(values[i], element), i - fixedCount);
            }

            return TryConvert(parameters[..fixedCount], values[..fixedCount]) is { } head ? [.. head, rest] : null;
        }

        if (parameters.Length != values.Length)
        {
            return null;
        }

        var result = new object?[values.Length];
        for (var i = 0; i < values.Length; i++)
        {
            if (!LanguagePrimitives.TryConvertTo(values[i], parameters[i].ParameterType, out result[i]!))
            {
                return null;
            }
        }

        return result;
    }

    private static object? Convert(object? value, Type type) => LanguagePrimitives.ConvertTo(value, type);
}
