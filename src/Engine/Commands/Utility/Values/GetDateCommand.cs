using System.Globalization;

namespace Microsoft.PowerShell.Commands;

/// <summary>Gets the current or another date and time.</summary>
[Cmdlet("Get", "Date", DefaultParameterSetName = "DateAndFormat", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097016")]
[OutputType(typeof(string), typeof(DateTime))]
public sealed class GetDateCommand : Cmdlet
{
    private DateTime? _date;

    [Parameter(ParameterSetName = "DateAndFormat", Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [Parameter(ParameterSetName = "DateAndUFormat", Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [Alias("LastWriteTime")]
    public DateTime Date
    {
        get => _date ?? default;
        set => _date = value;
    }

    [Parameter(ParameterSetName = "UnixTimeSecondsAndFormat", Mandatory = true)]
    [Parameter(ParameterSetName = "UnixTimeSecondsAndUFormat", Mandatory = true)]
    [Alias("UnixTime")]
    public long UnixTimeSeconds
    {
        get => _unixTime ?? 0;
        set => _unixTime = value;
    }

    private long? _unixTime;

    [Parameter]
    [ValidateRange(1, 9999)]
    public int Year { get => _year ?? 0; set => _year = value; }

    private int? _year;

    [Parameter]
    [ValidateRange(1, 12)]
    public int Month { get => _month ?? 0; set => _month = value; }

    private int? _month;

    [Parameter]
    [ValidateRange(1, 31)]
    public int Day { get => _day ?? 0; set => _day = value; }

    private int? _day;

    [Parameter]
    [ValidateRange(0, 23)]
    public int Hour { get => _hour ?? 0; set => _hour = value; }

    private int? _hour;

    [Parameter]
    [ValidateRange(0, 59)]
    public int Minute { get => _minute ?? 0; set => _minute = value; }

    private int? _minute;

    [Parameter]
    [ValidateRange(0, 59)]
    public int Second { get => _second ?? 0; set => _second = value; }

    private int? _second;

    [Parameter]
    [ValidateRange(0, 999)]
    public int Millisecond { get => _millisecond ?? 0; set => _millisecond = value; }

    private int? _millisecond;

    [Parameter]
    public DisplayHintType DisplayHint { get; set; } = DisplayHintType.DateTime;

    [Parameter(Mandatory = true, ParameterSetName = "DateAndUFormat")]
    [Parameter(Mandatory = true, ParameterSetName = "UnixTimeSecondsAndUFormat")]
    public string? UFormat { get; set; }

    [Parameter(ParameterSetName = "DateAndFormat")]
    [Parameter(ParameterSetName = "UnixTimeSecondsAndFormat")]
    public string? Format { get; set; }

    [Parameter]
    public SwitchParameter AsUTC { get; set; }

    protected override void ProcessRecord()
    {
        var date = _unixTime is { } seconds ? DateTimeOffset.FromUnixTimeSeconds(seconds).LocalDateTime : _date ?? TimeProvider.System.GetLocalNow().DateTime;
        if (_unixTime is null && _date is null)
        {
            date = DateTime.SpecifyKind(date, DateTimeKind.Local);
        }

        date = Adjust(date);
        if (AsUTC)
        {
            date = date.ToUniversalTime();
        }

        if (UFormat is not null)
        {
            WriteObject(UnixDateFormat.Format(date, UFormat));
        }
        else if (Format is not null)
        {
            WriteObject(date.ToString(FormatOf(Format, ref date), CultureInfo.CurrentCulture));
        }
        else
        {
            var result = new PSObject(date);
            result.Properties.Add(new PSNoteProperty("DisplayHint", DisplayHint));
            WriteObject(result);
        }
    }

    private DateTime Adjust(DateTime date)
    {
        date = _year is { } year ? date.AddYears(year - date.Year) : date;
        date = _month is { } month ? date.AddMonths(month - date.Month) : date;
        date = _day is { } day ? date.AddDays(day - date.Day) : date;
        date = _hour is { } hour ? date.AddHours(hour - date.Hour) : date;
        date = _minute is { } minute ? date.AddMinutes(minute - date.Minute) : date;
        date = _second is { } second ? date.AddSeconds(second - date.Second) : date;
        if (_millisecond is { } millisecond)
        {
            date = date.AddMilliseconds(millisecond - date.Millisecond);
            date = date.AddTicks(-(date.Ticks % TimeSpan.TicksPerMillisecond));
        }

        return date;
    }

    private static string FormatOf(string format, ref DateTime date)
    {
        switch (format.ToUpperInvariant())
        {
            case "FILEDATE":
                return "yyyyMMdd";
            case "FILEDATEUNIVERSAL":
                date = date.ToUniversalTime();
                return "yyyyMMddZ";
            case "FILEDATETIME":
                return "yyyyMMddTHHmmssffff";
            case "FILEDATETIMEUNIVERSAL":
                date = date.ToUniversalTime();
                return "yyyyMMddTHHmmssffffZ";
            default:
                return format;
        }
    }
}
