namespace Microsoft.PowerShell;

public sealed class DeserializingTypeConverter : PSTypeConverter
{
    public DeserializingTypeConverter() => throw Unsupported.Member();
    public override bool CanConvertFrom(PSObject sourceValue, Type destinationType) => throw Unsupported.Member();
    public override bool CanConvertFrom(object? sourceValue, Type destinationType) => throw Unsupported.Member();
    public override bool CanConvertTo(object? sourceValue, Type destinationType) => throw Unsupported.Member();
    public override bool CanConvertTo(PSObject sourceValue, Type destinationType) => throw Unsupported.Member();
    public override object? ConvertFrom(PSObject sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase) => throw Unsupported.Member();
    public override object? ConvertFrom(object? sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase) => throw Unsupported.Member();
    public override object? ConvertTo(object? sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase) => throw Unsupported.Member();
    public override object? ConvertTo(PSObject sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase) => throw Unsupported.Member();
    public static Guid GetFormatViewDefinitionInstanceId(PSObject instance) => throw Unsupported.Member();
    public static PSObject GetInvocationInfo(PSObject instance) => throw Unsupported.Member();
    public static uint GetParameterSetMetadataFlags(PSObject instance) => throw Unsupported.Member();
}
