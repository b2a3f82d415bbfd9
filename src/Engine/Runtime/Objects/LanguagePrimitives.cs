using System.Collections;
using System.Globalization;
using System.Management.Automation.Internal;
using System.Management.Automation.Runtime;
using System.Numerics;
using System.Xml;

namespace System.Management.Automation;

/// <summary>The language's own operations on values: conversion, comparison, truth, enumeration.</summary>
public static class LanguagePrimitives
{
    /// <summary>Orders two values; the second is converted to the first's type.</summary>
    /// <exception cref="ArgumentException">They cannot be compared.</exception>
    public static int Compare(object? first, object? second) => Compare(first, second, false, CultureInfo.InvariantCulture);

    public static int Compare(object? first, object? second, bool ignoreCase) => Compare(first, second, ignoreCase, CultureInfo.InvariantCulture);

    public static int Compare(object? first, object? second, bool ignoreCase, IFormatProvider formatProvider)
        => Math.Sign(ValueComparison.Order(first, second, ignoreCase, formatProvider));

    public static bool TryCompare(object? first, object? second, out int result) => TryCompare(first, second, false, CultureInfo.InvariantCulture, out result);

    public static bool TryCompare(object? first, object? second, bool ignoreCase, out int result)
        => TryCompare(first, second, ignoreCase, CultureInfo.InvariantCulture, out result);

    public static bool TryCompare(object? first, object? second, bool ignoreCase, IFormatProvider formatProvider, out int result)
        => ValueComparison.TryOrder(first, second, ignoreCase, formatProvider, throwing: false, out result);

    /// <summary>Makes an object of a class from the properties of another, such as a custom object.</summary>
    public static object? ConvertPSObjectToType(PSObject valueToConvert, Type resultType, bool recursion, IFormatProvider formatProvider, bool ignoreUnknownMembers)
        => ObjectFilling.Convert(valueToConvert, resultType, recursion, formatProvider, ignoreUnknownMembers);

    /// <exception cref="PSInvalidCastException">The value cannot be converted.</exception>
    public static object? ConvertTo(object? valueToConvert, Type resultType, IFormatProvider formatProvider)
    {
        ArgumentNullException.ThrowIfNull(resultType);
        return Conversion.Convert(valueToConvert, resultType, formatProvider);
    }

    public static T ConvertTo<T>(object? valueToConvert)
        => valueToConvert is T value && typeof(T) != typeof(object) ? value : (T)Conversion.Convert(valueToConvert, typeof(T), CultureInfo.InvariantCulture)!;

    public static object? ConvertTo(object? valueToConvert, Type resultType) => ConvertTo(valueToConvert, resultType, CultureInfo.InvariantCulture);

    /// <summary>A CIM type name as PowerShell writes types.</summary>
    public static string ConvertTypeNameToPSTypeName(string typeName)
    {
        ArgumentException.ThrowIfNullOrEmpty(typeName);
        return $"[{typeName}]";
    }

    public static bool Equals(object? first, object? second, bool ignoreCase) => Equals(first, second, ignoreCase, CultureInfo.InvariantCulture);

    public static new bool Equals(object? first, object? second) => Equals(first, second, false, CultureInfo.InvariantCulture);

    public static bool Equals(object? first, object? second, bool ignoreCase, IFormatProvider formatProvider)
        => ValueComparison.AreEqual(first, second, ignoreCase, formatProvider);

    /// <summary>The value as something a pipeline would take apart, or null for a value that goes through whole.</summary>
    public static IEnumerable? GetEnumerable(object? obj) => (obj is PSObject wrapper ? wrapper.BaseObject : obj) switch
    {
        null or string or IDictionary or XmlNode => null,
        System.Data.DataTable table => table.Rows,
        IEnumerable enumerable => enumerable,
        _ => null,
    };

    public static IEnumerator? GetEnumerator(object? obj) => PipelineEnumeration.GetEnumerator(obj);

    public static bool IsObjectEnumerable(object? obj) => GetEnumerable(obj) is not null;

    public static PSDataCollection<PSObject>? GetPSDataCollection(object? inputValue)
    {
        var collection = new PSDataCollection<PSObject>();
        if (inputValue is not null)
        {
            if (GetEnumerator(inputValue) is { } enumerator)
            {
                while (enumerator.MoveNext())
                {
                    collection.Add(enumerator.Current is null ? null! : PSObject.AsPSObject(enumerator.Current));
                }
            }
            else
            {
                collection.Add(PSObject.AsPSObject(inputValue));
            }
        }

        collection.Complete();
        return collection;
    }

    /// <summary>The value as a condition: null, zero, empty text, empty collections and false are false.</summary>
    public static bool IsTrue(object? obj)
    {
        switch (obj)
        {
            case null:
                return false;
            case bool truth:
                return truth;
            case string text:
                return text.Length != 0;
            case int number:
                return number != 0;
            case PSObject wrapper:
                return !ReferenceEquals(wrapper, AutomationNull.Value)
                    && (wrapper.ImmediateBaseObject is PSCustomObject || IsTrue(wrapper.BaseObject));
            case SwitchParameter present:
                return present.IsPresent;
            case IList list:
                return IsTrue(list);
            case BigInteger big:
                return !big.IsZero;
            case DBNull:
                return true;
        }

        return Type.GetTypeCode(obj.GetType()) switch
        {
            TypeCode.Char => (char)obj != 0,
            TypeCode.Single or TypeCode.Double => Convert.ToDouble(obj, CultureInfo.InvariantCulture) != 0,
            TypeCode.Decimal => (decimal)obj != 0,
            TypeCode.UInt64 => Convert.ToUInt64(obj, CultureInfo.InvariantCulture) != 0,
            >= TypeCode.SByte and <= TypeCode.Int64 => Convert.ToInt64(obj, CultureInfo.InvariantCulture) != 0,
            _ => true,
        };
    }

    public static bool TryConvertTo(object? valueToConvert, Type resultType, IFormatProvider formatProvider, out object? result)
        => Conversion.TryConvert(valueToConvert, resultType, formatProvider, out result);

    public static bool TryConvertTo(object? valueToConvert, Type resultType, out object? result)
        => TryConvertTo(valueToConvert, resultType, CultureInfo.InvariantCulture, out result);

    public static bool TryConvertTo<T>(object? valueToConvert, IFormatProvider formatProvider, out T result)
    {
        if (Conversion.TryConvert(valueToConvert, typeof(T), formatProvider, out var converted))
        {
            result = (T)converted!;
            return true;
        }

        result = default!;
        return false;
    }

    public static bool TryConvertTo<T>(object? valueToConvert, out T result) => TryConvertTo(valueToConvert, CultureInfo.InvariantCulture, out result);

    private static bool IsTrue(IList list) => list.Count switch
    {
        0 => false,
        1 => list[0] is IList inner ? inner.Count > 0 && (inner.Count > 1 || IsTrue(inner[0])) : IsTrue(list[0]),
        _ => true,
    };
}
