using System.ComponentModel;

namespace System.Management.Automation.Runtime;

/// <summary>Conversions that a type brings along: <see cref="PSTypeConverter"/> or <see cref="TypeConverter"/>, by attribute or type data.</summary>
internal static class CustomConverters
{
    public static ConversionRule? Find(Type from, Type to)
    {
        var toConverter = ConverterOf(to);
        var fromConverter = ConverterOf(from);
        if (toConverter is null && fromConverter is null)
        {
            return null;
        }

        var fallback = ReflectedConversions.Find(from, to);
        return (ref ConversionAttempt attempt) => Run(ref attempt, toConverter, fromConverter) || (attempt.Error is null && fallback is not null && fallback(ref attempt));
    }

    private static object? ConverterOf(Type type)
    {
        if (type.IsPrimitive || type == typeof(string) || type == typeof(object))
        {
            return null;
        }

        var converterType = TypeTables.Current.ConverterOf(type);
        if (converterType is null)
        {
            var attribute = (TypeConverterAttribute?)Attribute.GetCustomAttribute(type, typeof(TypeConverterAttribute), inherit: false);
            converterType = attribute is null || attribute.ConverterTypeName.Length == 0 ? null : Type.GetType(attribute.ConverterTypeName, throwOnError: false)
                ?? type.Assembly.GetType(attribute.ConverterTypeName.Split(',')[0], throwOnError: false);
        }

        if (converterType is null)
        {
            return null;
        }

        if (typeof(PSTypeConverter).IsAssignableFrom(converterType))
        {
            return Activator.CreateInstance(converterType);
        }

        return converterType.GetConstructor(Type.EmptyTypes) is null ? null : Activator.CreateInstance(converterType) as TypeConverter;
    }

    private static bool Run(ref ConversionAttempt attempt, object? toConverter, object? fromConverter)
    {
        try
        {
            return toConverter switch
            {
                PSTypeConverter converter when converter.CanConvertFrom(attempt.Value, attempt.Type)
                    => attempt.Succeed(converter.ConvertFrom(attempt.Value, attempt.Type, attempt.Provider, ignoreCase: true)),
                TypeConverter converter when converter.CanConvertFrom(attempt.Value.GetType())
                    => attempt.Succeed(converter.ConvertFrom(null, attempt.Provider as Globalization.CultureInfo, attempt.Value)),
                _ => RunFrom(ref attempt, fromConverter),
            };
        }
        catch (Exception e) when (e is not FlowControlException and not PipelineStoppedException)
        {
            return attempt.Fail("InvalidCastTypeConverter", e.Message, e);
        }
    }

    private static bool RunFrom(ref ConversionAttempt attempt, object? converter) => converter switch
    {
        PSTypeConverter own when own.CanConvertTo(attempt.Value, attempt.Type)
            => attempt.Succeed(own.ConvertTo(attempt.Value, attempt.Type, attempt.Provider, ignoreCase: true)),
        TypeConverter own when own.CanConvertTo(attempt.Type)
            => attempt.Succeed(own.ConvertTo(null, attempt.Provider as Globalization.CultureInfo, attempt.Value, attempt.Type)),
        _ => false,
    };
}
