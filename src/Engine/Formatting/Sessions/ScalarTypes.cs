using System.Collections;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Values that are shown as their text wherever they come.</summary>
internal static class ScalarTypes
{
    public static bool IsScalar(object value) => value is string or ScriptBlock or Enum || IsNumberLike(value);

    /// <summary>Values that stand at the right edge of a column.</summary>
    public static bool AlignsRight(object? value) => value is not null && value is not string && (value is Enum || IsNumberLike(value));

    private static bool IsNumberLike(object value)
        => value is int or long or double or bool or byte or char or decimal or float or short or sbyte or ushort or uint or ulong
            or nint or nuint or System.Security.SecureString or System.Numerics.BigInteger;

    public static bool IsExpandable(object value) => value is IEnumerable and not string and not System.Xml.XmlNode;
}
