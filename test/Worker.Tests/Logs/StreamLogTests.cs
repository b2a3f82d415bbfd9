using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;
using Level = Microsoft.Azure.WebJobs.Script.Grpc.Messages.RpcLog.Types.Level;

namespace Worker.Tests.Logs;

/// <summary>What scripts write to their streams reaches the host, before the answer and under the invocation's id.</summary>
public sealed class StreamLogTests(SharedWorker worker) : IClassFixture<SharedWorker>
{
    [Theory]
    [InlineData("Write-Host 'a'", Level.Information, "INFORMATION: a")]
    [InlineData("Write-Information 'a'", Level.Information, "INFORMATION: a")]
    [InlineData("Write-Warning 'a'", Level.Warning, "WARNING: a")]
    [InlineData("Write-Verbose 'a' -Verbose", Level.Trace, "VERBOSE: a")]
    [InlineData("Write-Debug 'a' -Debug", Level.Debug, "DEBUG: a")]
    [InlineData("Write-Progress -Activity 'x' -Status 'a'", Level.Trace, "PROGRESS: a")]
    [InlineData("'a'", Level.Information, "OUTPUT: a")]
    public async Task Each_stream_has_its_level_and_prefix(string command, Level level, string message)
    {
        var response = ResponseAssert.Succeeded(await worker.RunHttpAsync($"param($Request) {command}"));

        var log = Assert.Single(worker.Host.LogsOf(response), log => log.Message.TrimEnd() == message);
        Assert.Equal(level, log.Level);
        Assert.Equal(RpcLog.Types.RpcLogCategory.User, log.LogCategory);
        Assert.StartsWith("Function.f", log.Category, StringComparison.Ordinal);
    }

    [Fact]
    public async Task An_error_record_is_logged_with_its_exception_and_the_function_goes_on()
    {
        var response = ResponseAssert.Succeeded(await worker.RunHttpAsync("param($Request) Write-Error 'oh no'; 'after'"));

        var log = Assert.Single(worker.Host.LogsOf(response), log => log.Level == Level.Error);
        Assert.StartsWith("ERROR: oh no", log.Message, StringComparison.Ordinal);
        Assert.Contains("run.ps1", log.Message, StringComparison.Ordinal);
        Assert.Equal("oh no", log.Exception.Message);
        Assert.Equal("after", response.BodyText());
    }

    [Fact]
    public async Task Verbose_and_debug_are_silent_by_default()
    {
        var response = await worker.RunHttpAsync("param($Request) Write-Verbose 'v'; Write-Debug 'd'");

        Assert.Empty(worker.Host.LogsOf(response));
    }

    [Fact]
    public async Task The_hosts_log_level_sets_the_preferences()
    {
        using var app = new TestApp();
        var function = app.AddHttp("f", "param($Request) Write-Verbose 'v'; Write-Debug 'd'; Write-Host 'i'");
        await using var host = await BareHost.StartAsync();
        await host.InitializeAsync(request =>
        {
            request.LogCategories["Function.f"] = Level.Trace;
            request.LogCategories["default"] = Level.Warning;
        });
        await host.LoadAsync(function);

        var response = await host.InvokeAsync(function, ("Request", Invocations.Http()));

        Assert.Equal(["VERBOSE: v", "DEBUG: d", "INFORMATION: i"], host.LogsOf(response).Select(log => log.Message));
    }

    [Fact]
    public async Task Logs_below_the_hosts_level_are_not_sent()
    {
        using var app = new TestApp();
        var function = app.AddHttp("f", "param($Request) Write-Host 'i'; Write-Warning 'w'");
        await using var host = await BareHost.StartAsync();
        await host.InitializeAsync(request => request.LogCategories["default"] = Level.Warning);
        await host.LoadAsync(function);

        var response = await host.InvokeAsync(function, ("Request", Invocations.Http()));

        Assert.Equal(["WARNING: w"], host.LogsOf(response).Select(log => log.Message));
    }

    [Fact]
    public async Task Ten_thousand_lines_arrive_in_order_before_the_answer()
    {
        var response = ResponseAssert.Succeeded(await worker.RunHttpAsync("param($Request) foreach ($i in 1..10000) { Write-Host $i }"));

        var messages = worker.Host.Received.ToList();
        var answer = messages.FindIndex(message => message.InvocationResponse?.InvocationId == response.InvocationId);
        var lines = messages.Take(answer).Where(message => message.RpcLog?.InvocationId == response.InvocationId).Select(message => message.RpcLog.Message);
        Assert.Equal(Enumerable.Range(1, 10000).Select(i => $"INFORMATION: {i}"), lines);
    }

    [Fact]
    public async Task Write_FunctionLog_carries_level_event_and_properties()
    {
        var response = ResponseAssert.Succeeded(await worker.RunHttpAsync(
            "param($Request) Write-FunctionLog 'bought' -Level Warning -EventId 42 -Category Shop -Properties ([ordered]@{ item = 'book'; count = 2 })"));

        var log = Assert.Single(worker.Host.LogsOf(response));
        Assert.Equal("bought", log.Message);
        Assert.Equal(Level.Warning, log.Level);
        Assert.Equal("42", log.EventId);
        Assert.Equal("Shop", log.Category);
        Assert.Equal("{\"item\":\"book\",\"count\":2}", log.Properties);
        Assert.Equal("book", log.PropertiesMap["item"].String);
        Assert.Equal(2, log.PropertiesMap["count"].Int);
    }

    [Fact]
    public async Task Logs_of_concurrent_invocations_are_never_mixed()
    {
        using var app = new TestApp();
        var function = app.AddHttp("f", "param($Request) $n = $Request.Query.n; foreach ($i in 1..20) { Write-Host \"$n-$i\" }; $n");
        await using var host = await BareHost.LoadedAsync(app, BareHostOptions.WithRunspaces(8));

        var responses = await Task.WhenAll(Enumerable.Range(0, 100).Select(n => host.InvokeAsync(function, ("Request", Invocations.Http(query: $"n={n}")))));

        foreach (var response in responses)
        {
            var n = ResponseAssert.Succeeded(response).BodyText();
            Assert.Equal(
                Enumerable.Range(1, 20).Select(i => $"INFORMATION: {n}-{i}").Append($"OUTPUT: {n}"),
                host.LogsOf(response).Select(log => log.Message.TrimEnd()));
        }
    }

    [Fact]
    public async Task The_trace_of_the_host_is_current()
    {
        var response = ResponseAssert.Succeeded(await worker.RunHttpAsync("param($Request) [System.Diagnostics.Activity]::Current.TraceId.ToString()"));

        Assert.Equal("0af7651916cd43dd8448eb211c80319c", response.BodyText());
    }

    [Fact]
    public async Task An_unknown_command_is_explained_to_the_user_and_counted_in_the_system_log()
    {
        var response = await worker.RunHttpAsync("param($Request) Get-Nowhere");

        var warning = Assert.Single(worker.Host.LogsOf(response), log => log.Level == Level.Warning);
        Assert.Contains("Get-Nowhere", warning.Message, StringComparison.Ordinal);
        Assert.Contains("https://aka.ms/functions-powershell-managed-dependency", warning.Message, StringComparison.Ordinal);
        var system = Assert.Single(worker.Host.Output, line => line.Contains("CommandNotFoundException detected (", StringComparison.Ordinal));
        Assert.DoesNotContain("Get-Nowhere", system, StringComparison.Ordinal);
    }
}
