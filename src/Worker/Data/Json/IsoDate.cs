using System.Globalization;
using System.Text;

namespace Microsoft.Azure.Functions.PowerShellWorker.Data.Json;

/// <summary>Recognises texts that JSON converters of PowerShell turn into <see cref="DateTime"/>: <c>2024-01-02T03:04:05.6Z</c>.</summary>
internal static class IsoDate
{
    private const int ShortestLength = 19;
    private const int LongestLength = 40;

    private static readonly string[] Formats =
    [
        "yyyy-MM-dd'T'HH:mm:ssK", "yyyy-MM-dd'T'HH:mm:ss.FFFFFFFK",
    ];

    /// <summary>A cheap test that nearly all other texts fail.</summary>
    public static bool MayBe(ReadOnlySpan<byte> utf8) =>
        utf8.Length is >= ShortestLength and <= LongestLength && utf8[4] == '-' && utf8[7] == '-' && utf8[10] == 'T' && utf8[13] == ':';

    public static bool TryParse(ReadOnlySpan<byte> utf8, out DateTime date)
    {
        Span<char> text = stackalloc char[LongestLength];
        var length = Encoding.UTF8.GetChars(utf8, text);
        return DateTime.TryParseExact(
            text[..length], Formats, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind, out date);
    }
}
