namespace System.Management.Automation;

public abstract class PSTypeConverter
{
    protected PSTypeConverter() => throw Unsupported.Member();
    public abstract bool CanConvertFrom(object? sourceValue, Type destinationType);
    public virtual bool CanConvertFrom(PSObject sourceValue, Type destinationType) => throw Unsupported.Member();
    public abstract bool CanConvertTo(object? sourceValue, Type destinationType);
    public virtual bool CanConvertTo(PSObject sourceValue, Type destinationType) => throw Unsupported.Member();
    public abstract object? ConvertFrom(object? sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase);
    public virtual object? ConvertFrom(PSObject sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase) => throw Unsupported.Member();
    public abstract object? ConvertTo(object? sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase);
    public virtual object? ConvertTo(PSObject sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase) => throw Unsupported.Member();
}
