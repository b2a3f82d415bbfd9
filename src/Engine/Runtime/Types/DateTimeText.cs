using System.Globalization;

namespace System.Management.Automation.Runtime;

/// <summary>The <c>DateTime</c> property of dates: long date and long time, or the part that <c>DisplayHint</c> asks for.</summary>
internal static class DateTimeText
{
    public const string Script = """
        if ((& { Set-StrictMode -Version 1; $this.DisplayHint }) -ieq  "Date")
        {
            "{0}" -f $this.ToLongDateString()
        }
        elseif ((& { Set-StrictMode -Version 1; $this.DisplayHint }) -ieq "Time")
        {
            "{0}" -f  $this.ToLongTimeString()
        }
        else
        {
            "{0} {1}" -f $this.ToLongDateString(), $this.ToLongTimeString()
        }
        """;

    public static string Of(DateTime value) => $"{value.ToString("D", CultureInfo.CurrentCulture)} {value.ToString("T", CultureInfo.CurrentCulture)}";

    public static string Of(PSObject owner)
    {
        var value = (DateTime)owner.BaseObject;
        var hint = owner.TryGetNote("DisplayHint", out var found) ? ValueText.Of(found) : string.Empty;
        return hint.Equals("Date", StringComparison.OrdinalIgnoreCase) ? value.ToString("D", CultureInfo.CurrentCulture)
            : hint.Equals("Time", StringComparison.OrdinalIgnoreCase) ? value.ToString("T", CultureInfo.CurrentCulture)
            : Of(value);
    }
}
