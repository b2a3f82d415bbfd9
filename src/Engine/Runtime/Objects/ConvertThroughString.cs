namespace System.Management.Automation;

/// <summary>Converts from and to a type by way of text.</summary>
public class ConvertThroughString : PSTypeConverter
{
    public ConvertThroughString()
    {
    }

    /// <summary>Text is left to the language's own conversions.</summary>
    public override bool CanConvertFrom(object? sourceValue, Type destinationType) => sourceValue is not string;

    public override bool CanConvertTo(object? sourceValue, Type destinationType) => false;

    public override object? ConvertFrom(object? sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase)
        => LanguagePrimitives.ConvertTo(LanguagePrimitives.ConvertTo<string>(sourceValue), destinationType, formatProvider);

    public override object? ConvertTo(object? sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase)
        => throw new PSNotSupportedException();
}
