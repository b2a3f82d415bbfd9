using System.Text.RegularExpressions;

namespace EndToEnd;

public sealed partial class LogTests
{
    private const int Callers = 40;
    private const int LinesEach = 25;

    [Fact]
    public async Task Logs_of_concurrent_invocations_are_never_mixed()
    {
        using var app = new TemporaryApp().With("Talk",
            """
            param($Request, $TriggerMetadata)

            $caller = $Request.Query.caller
            foreach ($i in 1..25) {
                Write-Information "caller=$caller line=$i of 25"
                if ($i % 10 -eq 0) { Start-Sleep -Milliseconds 5 }
            }

            Push-OutputBinding -Name Response -Value ([HttpResponseContext]@{ Body = "done $caller" })
            """);
        await using var host = await app.StartAsync();

        var answers = await Task.WhenAll(Enumerable.Range(0, Callers).Select(i => host.Client.GetStringAsync($"api/talk?caller={i}")));
        Assert.Equal(Enumerable.Range(0, Callers).Select(i => $"done {i}"), answers);
        host.SendTerminate();
        await host.WaitForExitAsync();

        // --verbose puts the invocation's id before each record. One caller has one id, and its lines are whole and in order.
        var records = host.Lines.Select(line => Record.Match(line)).Where(match => match.Success)
            .Select(match => (Id: match.Groups[1].Value, Caller: match.Groups[2].Value, Line: match.Groups[3].Value)).ToArray();
        Assert.Equal(Callers * LinesEach, records.Length);
        Assert.All(records.GroupBy(record => record.Id), group =>
        {
            Assert.Single(group.Select(record => record.Caller).Distinct());
            Assert.Equal(Enumerable.Range(1, LinesEach).Select(i => $"{i}"), group.Select(record => record.Line));
        });
        Assert.Equal(Callers, records.Select(record => record.Caller).Distinct().Count());
    }

    [Fact]
    public async Task Every_stream_is_in_the_log_with_its_level()
    {
        using var app = new TemporaryApp().With("Talk",
            """
            param($Request, $TriggerMetadata)

            Write-Host 'from the host'
            Write-Information 'information'
            Write-Warning 'warning'
            Write-Error 'error that does not stop'
            Write-Output 'pipeline output'
            Push-OutputBinding -Name Response -Value ([HttpResponseContext]@{ Body = 'done' })
            """);
        await using var host = await app.StartAsync();

        Assert.Equal("done", await host.Client.GetStringAsync("api/talk"));

        foreach (var line in (string[])["INFORMATION: from the host", "INFORMATION: information", "WARNING: warning", "ERROR: .*", "OUTPUT: pipeline output"])
        {
            await host.WaitForAsync(line);
        }
    }

    [GeneratedRegex(@"\(([-0-9a-f]{36})\) INFORMATION: caller=(\d+) line=(\d+) of 25$")]
    private static partial Regex Record { get; }
}
