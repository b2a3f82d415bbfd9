using System.Globalization;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Dates in the format language of Unix's date.</summary>
internal static class UnixDateFormat
{
    public static string Format(DateTime date, string format)
    {
        var text = new StringBuilder();
        var start = format.StartsWith('+') ? 1 : 0;
        for (var i = start; i < format.Length; i++)
        {
            if (format[i] != '%')
            {
                text.Append(format[i]);
                continue;
            }

            // A percent sign alone at the end is an error, as the index shows.
            i++;
            if (i == format.Length)
            {
                throw new IndexOutOfRangeException();
            }

            Append(text, date, format[i]);
        }

        return text.ToString();
    }

    private static void Append(StringBuilder text, DateTime date, char letter)
    {
        var culture = CultureInfo.CurrentCulture;
        switch (letter)
        {
            case 'A': text.Append(date.ToString("dddd", culture)); break;
            case 'a': text.Append(date.ToString("ddd", culture)); break;
            case 'B': text.Append(date.ToString("MMMM", culture)); break;
            case 'b' or 'h': text.Append(date.ToString("MMM", culture)); break;
            case 'C': text.Append(Number(date.Year / 100, 2)); break;
            case 'c': text.Append(date.ToString("ddd dd MMM yyyy HH:mm:ss", culture)); break;
            case 'D' or 'x': text.Append(date.ToString("MM/dd/yy", CultureInfo.InvariantCulture)); break;
            case 'd': text.Append(Number(date.Day, 2)); break;
            case 'e': text.Append(culture, $"{date.Day,2}"); break;
            case 'F': text.Append(date.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture)); break;
            case 'G': text.Append(Number(ISOWeek.GetYear(date), 4)); break;
            case 'g': text.Append(Number(ISOWeek.GetYear(date) % 100, 2)); break;
            case 'H': text.Append(Number(date.Hour, 2)); break;
            case 'I': text.Append(date.ToString("hh", CultureInfo.InvariantCulture)); break;
            case 'j': text.Append(Number(date.DayOfYear, 3)); break;
            case 'k': text.Append(culture, $"{date.Hour,2}"); break;
            case 'l': text.Append(date.ToString("%h", CultureInfo.InvariantCulture).PadLeft(2)); break;
            case 'M': text.Append(Number(date.Minute, 2)); break;
            case 'm': text.Append(Number(date.Month, 2)); break;
            case 'n': text.Append('\n'); break;
            case 'p': text.Append(date.ToString("tt", CultureInfo.InvariantCulture)); break;
            case 'R': text.Append(date.ToString("HH:mm", CultureInfo.InvariantCulture)); break;
            case 'r': text.Append(date.ToString("hh:mm:ss tt", CultureInfo.InvariantCulture)); break;
            case 'S': text.Append(Number(date.Second, 2)); break;
            case 's': text.Append(culture, $"{(long)(date.ToUniversalTime() - DateTime.UnixEpoch).TotalSeconds}"); break;
            case 'T' or 'X': text.Append(date.ToString("HH:mm:ss", CultureInfo.InvariantCulture)); break;
            case 't': text.Append('\t'); break;
            case 'U' or 'W': text.Append(culture, $"{date.DayOfYear / 7}"); break;
            case 'u': text.Append(culture, $"{(date.DayOfWeek == DayOfWeek.Sunday ? 7 : (int)date.DayOfWeek)}"); break;
            case 'V': text.Append(Number(ISOWeek.GetWeekOfYear(date), 2)); break;
            case 'w': text.Append(culture, $"{(int)date.DayOfWeek}"); break;
            case 'Y': text.Append(Number(date.Year, 4)); break;
            case 'y': text.Append(Number(date.Year % 100, 2)); break;
            case 'Z': text.Append(date.ToString("zz", CultureInfo.InvariantCulture)); break;
            default: text.Append(letter); break;
        }
    }

    private static string Number(int value, int digits) => value.ToString("D" + digits, CultureInfo.InvariantCulture);
}
