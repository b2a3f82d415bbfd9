using System.Collections;

namespace System.Management.Automation;

public partial class PSDataCollection<T>
{
    public static implicit operator PSDataCollection<T>(bool valueToConvert) => Of(valueToConvert);

    public static implicit operator PSDataCollection<T>(string valueToConvert) => Of(valueToConvert);

    public static implicit operator PSDataCollection<T>(int valueToConvert) => Of(valueToConvert);

    public static implicit operator PSDataCollection<T>(byte valueToConvert) => Of(valueToConvert);

    public static implicit operator PSDataCollection<T>(Hashtable valueToConvert) => Of(valueToConvert);

    public static implicit operator PSDataCollection<T>(T valueToConvert) => Of(valueToConvert);

    public static implicit operator PSDataCollection<T>(object[] arrayToConvert)
    {
        var result = new PSDataCollection<T>();
        foreach (var item in arrayToConvert ?? [])
        {
            result.Add(LanguagePrimitives.ConvertTo<T>(item));
        }

        result.Complete();
        return result;
    }

    private static PSDataCollection<T> Of(object? value)
    {
        var result = new PSDataCollection<T> { LanguagePrimitives.ConvertTo<T>(value) };
        result.Complete();
        return result;
    }
}
