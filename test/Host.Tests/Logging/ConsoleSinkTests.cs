using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.Logging;

namespace Host.Tests.Logging;

public sealed class ConsoleSinkTests
{
    private static readonly DateTime Time = new(2026, 1, 2, 3, 4, 5, 6, DateTimeKind.Utc);

    [Fact]
    public async Task Every_line_of_a_record_is_stamped()
    {
        Assert.Equal("[2026-01-02T03:04:05.006Z] a\n[2026-01-02T03:04:05.006Z] b\nplain\n", await WriteAsync(false,
            new LogRecord(Time, LogLevel.Information, "a\nb"), LogRecord.Plain("plain")));
    }

    [Fact]
    public async Task Colours_follow_the_level() =>
        Assert.Equal("\u001b[90m[2026-01-02T03:04:05.006Z] \u001b[39m\u001b[31ma\u001b[39m\n", await WriteAsync(true, new LogRecord(Time, LogLevel.Error, "a")));

    [Fact]
    public async Task A_burst_larger_than_the_queue_arrives_whole_and_in_order()
    {
        var records = Enumerable.Range(0, 50_000).Select(i => LogRecord.Plain(i.ToString(System.Globalization.CultureInfo.InvariantCulture))).ToArray();
        Assert.Equal(Enumerable.Range(0, 50_000).Select(i => i.ToString(System.Globalization.CultureInfo.InvariantCulture)),
            (await WriteAsync(false, records)).Split('\n', StringSplitOptions.RemoveEmptyEntries));
    }

    private static async Task<string> WriteAsync(bool isColored, params LogRecord[] records)
    {
        await using var output = new StringWriter();
        await using (var sink = new ConsoleSink(output, isColored))
        {
            foreach (var record in records)
            {
                sink.Write(record);
            }
        }

        return output.ToString();
    }
}
