namespace System.Management.Automation;

public class ConvertThroughString : PSTypeConverter
{
    public ConvertThroughString() => throw Unsupported.Member();
    public override bool CanConvertFrom(object? sourceValue, Type destinationType) => throw Unsupported.Member();
    public override bool CanConvertTo(object? sourceValue, Type destinationType) => throw Unsupported.Member();
    public override object? ConvertFrom(object? sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase) => throw Unsupported.Member();
    public override object? ConvertTo(object? sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase) => throw Unsupported.Member();
}
