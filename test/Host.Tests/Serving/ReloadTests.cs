using System.Net;

namespace Host.Tests.Serving;

public sealed class ReloadTests
{
    [Fact]
    public async Task A_changed_script_is_run_by_the_next_request_and_running_ones_end_on_the_old_code()
    {
        using var app = new ScriptedApp().With("Text", "text old").With("Slow", "sleep 1500\ntext old end");
        await using var host = await app.StartAsync();
        var slow = host.Client.GetStringAsync("api/Slow");
        await host.WaitForAsync("Executing 'Functions.Slow'");

        app.With("Text", "text new");

        await host.WaitForAsync("File change of type 'Changed' detected for '.*run.ps1'. The app is read again.");
        Assert.Equal("new", await host.Client.GetStringAsync("api/Text"));
        Assert.Equal("old end", await slow);
    }

    [Fact]
    public async Task A_new_function_is_served_and_listed()
    {
        using var app = new ScriptedApp().With("Text", "text old");
        await using var host = await app.StartAsync();
        app.With("Other", "text other");
        await host.WaitForAsync("\tOther:");
        Assert.Equal("other", await host.Client.GetStringAsync("api/Other"));
    }

    [Fact]
    public async Task A_change_that_cannot_be_used_keeps_the_last_good_app()
    {
        using var app = new ScriptedApp().With("Text", "text old");
        await using var host = await app.StartAsync();

        app.WithFile("host.json", "{ \"version\": \"2.0\", ");
        await host.WaitForAsync("the last good one goes on being served");
        await host.WaitForAsync("host.json:1:\\d+: This is not valid JSON");
        Assert.Equal("old", await host.Client.GetStringAsync("api/Text"));

        app.WithFile("host.json", """{ "version": "2.0", "extensions": { "http": { "routePrefix": "v2" } } }""");
        await host.WaitForAsync("http://localhost:\\d+/v2/Text");
        Assert.Equal("old", await host.Client.GetStringAsync("v2/Text"));
    }

    [Fact]
    public async Task Watching_can_be_switched_off_and_data_files_do_not_count()
    {
        using var app = new ScriptedApp("""{ "version": "2.0", "watchFiles": ["rules.txt"] }""").With("Text", "text old");
        await using var host = await app.StartAsync();
        app.WithFile("data/out.txt", "x").WithFile("rules.txt", "x");
        await host.WaitForAsync("detected for '.*rules.txt'");
        Assert.DoesNotContain("out.txt", host.Output, StringComparison.Ordinal);

        using var still = new ScriptedApp("""{ "version": "2.0", "fileWatchingEnabled": false }""").With("Text", "text old");
        await using var stillHost = await still.StartAsync();
        still.With("Text", "text new");
        await Task.Delay(1500, TestContext.Current.CancellationToken);
        Assert.Equal("old", await stillHost.Client.GetStringAsync("api/Text"));
    }

    [Fact]
    public async Task Too_many_requests_are_429()
    {
        using var app = new ScriptedApp("""{ "version": "2.0", "extensions": { "http": { "maxOutstandingRequests": 3, "maxConcurrentRequests": 1 } } }""")
            .With("Slow", "sleep 700\ntext done");
        await using var host = await app.StartAsync();

        var responses = await Task.WhenAll(Enumerable.Range(0, 6).Select(_ => host.Client.GetAsync("api/Slow")));

        Assert.Equal(3, responses.Count(response => response.StatusCode == HttpStatusCode.OK));
        Assert.All(responses.Where(response => response.StatusCode != HttpStatusCode.OK), response =>
        {
            Assert.Equal(HttpStatusCode.TooManyRequests, response.StatusCode);
            Assert.Equal("1", response.Headers.GetValues("X-FUNCTION-SCALEOUT").Single());
        });
        await host.WaitForAsync("Http request queue limit of 3 has been exceeded.");
        Assert.Equal("done", await host.Client.GetStringAsync("api/Slow"));
    }
}
