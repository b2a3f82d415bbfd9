namespace System.Management.Automation;

/// <summary>Converts to and from a type that cannot do so itself; named by an attribute or by type data.</summary>
public abstract class PSTypeConverter
{
    protected PSTypeConverter()
    {
    }

    public abstract bool CanConvertFrom(object? sourceValue, Type destinationType);

    public virtual bool CanConvertFrom(PSObject sourceValue, Type destinationType) => CanConvertFrom((object?)sourceValue, destinationType);

    public abstract bool CanConvertTo(object? sourceValue, Type destinationType);

    public virtual bool CanConvertTo(PSObject sourceValue, Type destinationType) => CanConvertTo((object?)sourceValue, destinationType);

    public abstract object? ConvertFrom(object? sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase);

    public virtual object? ConvertFrom(PSObject sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase)
        => ConvertFrom((object?)sourceValue, destinationType, formatProvider, ignoreCase);

    public abstract object? ConvertTo(object? sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase);

    public virtual object? ConvertTo(PSObject sourceValue, Type destinationType, IFormatProvider formatProvider, bool ignoreCase)
        => ConvertTo((object?)sourceValue, destinationType, formatProvider, ignoreCase);
}
