using System.Diagnostics;
using System.Globalization;
using System.Net;
using Shared.Hosting;

namespace Host.Tests.Serving;

public sealed class WorkerLifeTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(200)]
    public async Task A_worker_that_ends_fails_what_it_ran_and_is_replaced(int exitCode)
    {
        using var app = new ScriptedApp().With("Exit", $"exit {exitCode}").With("Slow", "sleep 60000").With("Text", "text fine");
        await using var host = await app.StartAsync();

        var slow = host.Client.GetAsync("api/Slow");
        await host.WaitForAsync("Executing 'Functions.Slow'");
        using var exit = await host.Client.GetAsync("api/Exit");
        using var lost = await slow;

        foreach (var response in (HttpResponseMessage[])[exit, lost])
        {
            Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
            Assert.Contains("The worker process ended while it ran this request.", await response.Content.ReadAsStringAsync(), StringComparison.Ordinal);
        }

        Assert.Equal("fine", await host.Client.GetStringAsync("api/Text"));
        await host.WaitForAsync($"exited with code {exitCode} \\(0x");
    }

    [Fact]
    public async Task Requests_that_come_while_there_is_no_worker_wait_for_the_next()
    {
        using var app = new ScriptedApp().With("Pid", "pid").With("Text", "text fine");
        await using var host = await app.StartAsync();
        var pid = int.Parse(await host.Client.GetStringAsync("api/Pid"), CultureInfo.InvariantCulture);

        Process.GetProcessById(pid).Kill();
        await host.WaitForAsync("Worker process \\d+ ended");
        var answers = await Task.WhenAll(Enumerable.Range(0, 50).Select(_ => host.Client.GetStringAsync("api/Text")));

        Assert.All(answers, answer => Assert.Equal("fine", answer));
    }

    [Fact]
    public async Task Several_processes_share_the_work()
    {
        using var app = new ScriptedApp(processOptions: """ "processStartupInterval": "00:00:00" """).With("Pid", "pid");
        await using var host = await app.StartAsync(environment: new() { ["FUNCTIONS_WORKER_PROCESS_COUNT"] = "2" });

        var pids = new HashSet<string>();
        var deadline = DateTime.UtcNow + ConsoleProcess.DefaultTimeout;
        while (pids.Count < 2 && DateTime.UtcNow < deadline)
        {
            pids.Add(await host.Client.GetStringAsync("api/Pid"));
        }

        Assert.Equal(2, pids.Count);
    }

    [Theory]
    [InlineData("ExitAtStart", "dotnet exited with code 3 \\(0x3\\)")]
    [InlineData("NoStartStream", "it sent no StartStream within 0.5 s")]
    [InlineData("NoInit", "it gave no WorkerInitResponse within 0.5 s")]
    [InlineData("InitFails", "Initializing worker process failed: told to fail init")]
    [InlineData("BrokenFrame", "It broke the protocol: .*no StreamingMessage")]
    public async Task A_worker_that_never_gets_ready_ends_the_host_after_three_attempts(string mode, string expected)
    {
        using var app = new ScriptedApp(processOptions: """ "processRestartInterval": "00:00:00.1", "processStartupTimeout": "00:00:00.5", "initializationTimeout": "00:00:00.5" """
            .Replace(mode == "NoStartStream" ? "?" : "00:00:00.5\", \"init", "00:01:00\", \"init", StringComparison.Ordinal)).With("Text", "text fine");
        await using var host = app.Start(environment: new() { ["SCRIPTED_WORKER"] = mode });
        var address = (await host.WaitForAsync("Listening on (http://\\S+)")).Groups[1].Value;
        using var waiting = await host.Client.GetAsync($"{address}api/Text");

        Assert.Equal(HttpStatusCode.ServiceUnavailable, waiting.StatusCode);
        Assert.Equal("Function host is not running.", await waiting.Content.ReadAsStringAsync());
        Assert.Equal(1, await host.WaitForExitAsync());
        await host.WaitForAsync(expected);
        await host.WaitForAsync("Exceeded language worker restart retry count for runtime:powershell");
    }

    [Fact]
    public async Task A_function_that_runs_too_long_is_500_and_costs_its_worker()
    {
        using var app = new ScriptedApp("""{ "version": "2.0", "functionTimeout": "00:00:01" }""").With("Slow", "sleep 60000").With("Text", "text fine");
        await using var host = await app.StartAsync();

        using var response = await host.Client.GetAsync("api/Slow");

        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        Assert.Contains("functionTimeout", await response.Content.ReadAsStringAsync(), StringComparison.Ordinal);
        await host.WaitForAsync("Timeout value of 00:00:01 exceeded by function 'Functions.Slow'");
        Assert.Equal("fine", await host.Client.GetStringAsync("api/Text"));
    }

    [Fact]
    public async Task A_client_that_leaves_cancels_its_invocation()
    {
        using var app = new ScriptedApp().With("Slow", "sleep 60000");
        await using var host = await app.StartAsync(environment: new() { ["SCRIPTED_CAPABILITIES"] = "HandlesInvocationCancelMessage" });
        using var leaving = new CancellationTokenSource();
        var request = host.Client.GetAsync("api/Slow", leaving.Token);
        await host.WaitForAsync("Executing 'Functions.Slow'");
        await Task.Delay(200, TestContext.Current.CancellationToken);

        await leaving.CancelAsync();

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => request);
        await host.WaitForAsync("cancelled");
    }

    [Theory]
    [InlineData("")]
    [InlineData("HandlesWorkerTerminateMessage,SupportsLoadResponseCollection")]
    public async Task An_interrupt_ends_everything_and_leaves_no_process(string capabilities)
    {
        using var app = new ScriptedApp().With("Pid", "pid").With("Orphan", "orphan 300\npid").With("Slow", "sleep 700\ntext done");
        await using var host = await app.StartAsync(environment: new() { ["SCRIPTED_CAPABILITIES"] = capabilities });
        var pid = int.Parse(await host.Client.GetStringAsync("api/Orphan"), CultureInfo.InvariantCulture);
        var slow = host.Client.GetStringAsync("api/Slow");
        await host.WaitForAsync("Executing 'Functions.Slow'");

        host.SendInterrupt();

        Assert.Equal("done", await slow);
        Assert.Equal(0, await host.WaitForExitAsync());
        Assert.Equal(capabilities.Length > 0, host.Output.Contains("told to terminate", StringComparison.Ordinal));
        await AssertGoneAsync(pid);
    }

    [Fact]
    public async Task A_second_interrupt_waits_for_nothing()
    {
        using var app = new ScriptedApp().With("Pid", "pid").With("Slow", "sleep 60000");
        await using var host = await app.StartAsync();
        var pid = int.Parse(await host.Client.GetStringAsync("api/Pid"), CultureInfo.InvariantCulture);
        var slow = host.Client.GetAsync("api/Slow");
        await host.WaitForAsync("Executing 'Functions.Slow'");

        host.SendInterrupt();
        await host.WaitForAsync("Stopping the host");
        host.SendInterrupt();

        Assert.Equal(0, await host.WaitForExitAsync(TimeSpan.FromSeconds(4)));
        await Assert.ThrowsAsync<HttpRequestException>(() => slow);
        await AssertGoneAsync(pid);
    }

    [Fact]
    public async Task An_interrupt_during_the_start_ends_it()
    {
        using var app = new ScriptedApp().With("Text", "text x");
        await using var host = app.Start(environment: new() { ["SCRIPTED_WORKER"] = "NoStartStream" });
        var pid = int.Parse((await host.WaitForAsync("process with Id=(\\d+) started")).Groups[1].Value, CultureInfo.InvariantCulture);

        host.SendInterrupt();

        Assert.Equal(0, await host.WaitForExitAsync());
        await AssertGoneAsync(pid);
        Assert.DoesNotContain("   at ", host.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_host_that_is_killed_takes_its_worker_along()
    {
        using var app = new ScriptedApp().With("Pid", "pid");
        await using var host = await app.StartAsync();
        var pid = int.Parse(await host.Client.GetStringAsync("api/Pid"), CultureInfo.InvariantCulture);

        host.Kill();

        await AssertGoneAsync(pid);
    }

    private static async Task AssertGoneAsync(int pid)
    {
        var deadline = DateTime.UtcNow + TimeSpan.FromSeconds(20);
        while (IsAlive(pid))
        {
            Assert.True(DateTime.UtcNow < deadline, $"Process {pid} still lives.");
            await Task.Delay(50, TestContext.Current.CancellationToken);
        }
    }

    private static bool IsAlive(int pid)
    {
        try
        {
            using var process = Process.GetProcessById(pid);
            return !process.HasExited;
        }
        catch (ArgumentException)
        {
            return false;
        }
    }
}
