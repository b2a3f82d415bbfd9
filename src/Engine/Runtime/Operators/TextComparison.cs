using System.Buffers;
using System.Globalization;

namespace System.Management.Automation.Runtime;

/// <summary>Culture-aware comparison of strings, with a way around the collation library for plain ASCII text.</summary>
internal static class TextComparison
{
    // Characters that collation never ignores: for texts of these alone, linguistic equality is ordinal equality.
    private static readonly SearchValues<char> _plain = SearchValues.Create(
        "\t\n\r !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~");

    public static bool AreEqualInvariant(string left, string right, bool ignoreCase) => AreEqual(left, right, ignoreCase, CultureInfo.InvariantCulture);

    public static bool AreEqual(string left, string right, bool ignoreCase, CultureInfo culture)
    {
        if (ReferenceEquals(left, right) || string.Equals(left, right, StringComparison.Ordinal))
        {
            return true;
        }

        if (left.AsSpan().IndexOfAnyExcept(_plain) < 0 && right.AsSpan().IndexOfAnyExcept(_plain) < 0 && !HasTurkishCasing(culture))
        {
            return ignoreCase && string.Equals(left, right, StringComparison.OrdinalIgnoreCase);
        }

        return culture.CompareInfo.Compare(left, right, ignoreCase ? CompareOptions.IgnoreCase : CompareOptions.None) == 0;
    }

    public static int Order(string? left, string? right, bool ignoreCase, CultureInfo culture)
        => ReferenceEquals(left, right)
            ? 0
            : culture.CompareInfo.Compare(left, right, ignoreCase ? CompareOptions.IgnoreCase : CompareOptions.None);

    private static bool HasTurkishCasing(CultureInfo culture) => culture.Name.StartsWith("tr", StringComparison.Ordinal)
        || culture.Name.StartsWith("az", StringComparison.Ordinal);
}
