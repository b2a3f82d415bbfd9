namespace System.Management.Automation.Runtime;

/// <summary>The errors of failed conversions, with PowerShell's ids and texts.</summary>
internal static class ConversionError
{
    public static PSInvalidCastException Make(string errorId, string message, Exception? inner = null) => new(errorId, message, inner);

    public static PSInvalidCastException Final(object value, Type type, Exception? inner = null)
        => Make("ConvertToFinalInvalidCastException",
            $"Cannot convert the \"{Describe(value)}\" value of type \"{NameOfType(value)}\" to type \"{TypeText.Of(type)}\".", inner);

    public static PSInvalidCastException Value(string errorId, object? value, Type type, string reason, Exception? inner = null)
        => Make(errorId, $"Cannot convert value \"{Describe(value)}\" to type \"{TypeText.Of(type)}\". Error: \"{reason}\"", inner);

    public static PSInvalidCastException FromStringToInteger(string text, Type type, Exception? inner)
        => Value("InvalidCastFromStringToInteger", text, type, inner?.Message ?? $"The input string '{text}' was not in a correct format.", inner);

    public static PSInvalidCastException Null(Type type) => type.IsEnum
        ? Make("nullToEnumInvalidCast",
            $"Cannot convert null to type \"{type}\" due to enumeration values that are not valid. Specify one of the following enumeration values and "
            + $"try again. The possible enumeration values are \"{string.Join(",", Enum.GetNames(type))}\".")
        : Make("nullToObjectInvalidCast", $"Cannot convert null to type \"{TypeText.Of(type)}\".");

    public static PSInvalidCastException UndefinedEnum(object value, Type type)
        => Make("UndefinedIntegerToEnum",
            $"Cannot convert value \"{Describe(value)}\" to type \"{type.FullName}\" due to enumeration values that are not valid. Specify one of the "
            + $"following enumeration values and try again. The possible enumeration values are \"{string.Join(",", Enum.GetNames(type))}\".");

    private static string NameOfType(object value) => (value is PSObject { IsCustom: true } ? typeof(PSCustomObject) : value.GetType()).FullName!;

    /// <summary>The value as the message shows it; collections by their type, as user code must not run to make a message.</summary>
    private static string Describe(object? value) => value switch
    {
        null => string.Empty,
        string text => text,
        Array array => array.ToString()!,
        _ => ValueText.Of(value),
    };
}
