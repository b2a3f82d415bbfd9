using System.Globalization;

namespace Microsoft.PowerShell.Commands;

/// <summary>Tells which JSON strings are dates: ISO 8601 with date and time, and <c>/Date(ticks)/</c>.</summary>
internal static class JsonDate
{
    private const string Prefix = "/Date(";
    private const string Suffix = ")/";

    public static bool TryParse(string text, JsonDateKind kind, out object? value)
    {
        value = null;
        if (text.Length < 9 || text.Length > 40)
        {
            return false;
        }

        if (text[0] == '/')
        {
            return TryParseTicks(text, kind, out value);
        }

        if (text.Length < 19 || text[4] != '-' || text[7] != '-' || text[10] != 'T' || text[13] != ':' || text[16] != ':')
        {
            return false;
        }

        return TryParseIso(text, kind, out value);
    }

    private static bool TryParseIso(string text, JsonDateKind kind, out object? value)
    {
        value = null;
        if (!Number(text, 0, 4, out var year) || !Number(text, 5, 2, out var month) || !Number(text, 8, 2, out var day)
            || !Number(text, 11, 2, out var hour) || !Number(text, 14, 2, out var minute) || !Number(text, 17, 2, out var second)
            || month is < 1 or > 12 || year < 1 || day < 1 || day > DateTime.DaysInMonth(year, month) || hour > 24 || minute > 59 || second > 59
            || (hour == 24 && (minute != 0 || second != 0)))
        {
            return false;
        }

        var position = 19;
        var ticks = 0L;
        if (position < text.Length && text[position] == '.')
        {
            var scale = TimeSpan.TicksPerSecond / 10;
            var start = ++position;
            for (; position < text.Length && char.IsAsciiDigit(text[position]); position++)
            {
                ticks += (text[position] - '0') * scale;
                scale /= 10;
            }

            if (position == start)
            {
                return false;
            }
        }

        if (!TryParseZone(text.AsSpan(position), out var zone))
        {
            return false;
        }

        var time = new DateTime(year, month, day, hour == 24 ? 0 : hour, minute, second).AddTicks(ticks);
        // Z means UTC; a zone of +00:00 means local time, as any other zone does.
        value = Apply(hour == 24 ? time.AddDays(1) : time, zone, text[^1] is 'Z' or 'z', kind);
        return true;
    }

    private static bool TryParseZone(ReadOnlySpan<char> text, out TimeSpan? zone)
    {
        zone = null;
        if (text.IsEmpty)
        {
            return true;
        }

        if (text is "Z" or "z")
        {
            zone = TimeSpan.Zero;
            return true;
        }

        if (text[0] is not ('+' or '-') || text.Length is not (3 or 5 or 6))
        {
            return false;
        }

        var minutes = text.Length == 3 ? "00" : text.Length == 5 ? text[3..] : text[3] == ':' ? text[4..] : default;
        if (!int.TryParse(text[1..3], NumberStyles.None, CultureInfo.InvariantCulture, out var hour)
            || !int.TryParse(minutes, NumberStyles.None, CultureInfo.InvariantCulture, out var minute))
        {
            return false;
        }

        var offset = new TimeSpan(hour, minute, 0);
        zone = text[0] == '-' ? -offset : offset;
        return true;
    }

    private static object Apply(DateTime time, TimeSpan? zone, bool isUtc, JsonDateKind kind)
    {
        if (kind == JsonDateKind.Offset)
        {
            return zone is { } offset ? new DateTimeOffset(time, offset) : new DateTimeOffset(DateTime.SpecifyKind(time, DateTimeKind.Local));
        }

        var value = zone is null ? time : isUtc ? DateTime.SpecifyKind(time, DateTimeKind.Utc)
            : new DateTimeOffset(time, zone.Value).LocalDateTime;
        return kind switch
        {
            JsonDateKind.Local => value.Kind == DateTimeKind.Unspecified ? DateTime.SpecifyKind(value, DateTimeKind.Local) : value.ToLocalTime(),
            JsonDateKind.Utc => value.Kind == DateTimeKind.Unspecified ? DateTime.SpecifyKind(value, DateTimeKind.Utc) : value.ToUniversalTime(),
            _ => value,
        };
    }

    private static bool TryParseTicks(string text, JsonDateKind kind, out object? value)
    {
        value = null;
        if (!text.StartsWith(Prefix, StringComparison.Ordinal) || !text.EndsWith(Suffix, StringComparison.Ordinal))
        {
            return false;
        }

        var inner = text.AsSpan(Prefix.Length, text.Length - Prefix.Length - Suffix.Length);
        var zoneAt = inner.Length > 1 ? inner[1..].IndexOfAny('+', '-') : -1;
        var number = zoneAt < 0 ? inner : inner[..(zoneAt + 1)];
        if (!long.TryParse(number, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var milliseconds))
        {
            return false;
        }

        try
        {
            var time = DateTimeOffset.FromUnixTimeMilliseconds(milliseconds);
            value = kind == JsonDateKind.Offset ? time
                : kind == JsonDateKind.Local || zoneAt >= 0 ? (object)time.LocalDateTime : time.UtcDateTime;
            return true;
        }
        catch (ArgumentOutOfRangeException)
        {
            return false;
        }
    }

    private static bool Number(string text, int start, int length, out int value)
    {
        value = 0;
        for (var i = start; i < start + length; i++)
        {
            var digit = text[i] - '0';
            if (digit is < 0 or > 9)
            {
                return false;
            }

            value = value * 10 + digit;
        }

        return true;
    }
}
