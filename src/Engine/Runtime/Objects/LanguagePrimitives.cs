using System.Collections;

namespace System.Management.Automation;

public static class LanguagePrimitives
{
    public static int Compare(object? first, object? second) => throw Unsupported.Member();
    public static int Compare(object? first, object? second, bool ignoreCase) => throw Unsupported.Member();
    public static int Compare(object? first, object? second, bool ignoreCase, IFormatProvider formatProvider) => throw Unsupported.Member();
    public static object? ConvertPSObjectToType(PSObject valueToConvert, Type resultType, bool recursion, IFormatProvider formatProvider, bool ignoreUnknownMembers) => throw Unsupported.Member();
    public static object? ConvertTo(object? valueToConvert, Type resultType, IFormatProvider formatProvider) => throw Unsupported.Member();
    public static T ConvertTo<T>(object? valueToConvert) => throw Unsupported.Member();
    public static object? ConvertTo(object? valueToConvert, Type resultType) => throw Unsupported.Member();
    public static string ConvertTypeNameToPSTypeName(string typeName) => throw Unsupported.Member();
    public static bool Equals(object? first, object? second, bool ignoreCase) => throw Unsupported.Member();
    public static new bool Equals(object? first, object? second) => throw Unsupported.Member();
    public static bool Equals(object? first, object? second, bool ignoreCase, IFormatProvider formatProvider) => throw Unsupported.Member();
    public static IEnumerable GetEnumerable(object? obj) => throw Unsupported.Member();
    public static IEnumerator GetEnumerator(object? obj) => throw Unsupported.Member();
    public static PSDataCollection<PSObject> GetPSDataCollection(object? inputValue) => throw Unsupported.Member();
    public static bool IsTrue(object? obj) => throw Unsupported.Member();
    public static bool TryConvertTo(object? valueToConvert, Type resultType, IFormatProvider formatProvider, out object result) => throw Unsupported.Member();
    public static bool TryConvertTo(object? valueToConvert, Type resultType, out object result) => throw Unsupported.Member();
    public static bool TryConvertTo<T>(object? valueToConvert, IFormatProvider formatProvider, out T result) => throw Unsupported.Member();
    public static bool TryConvertTo<T>(object? valueToConvert, out T result) => throw Unsupported.Member();
}
