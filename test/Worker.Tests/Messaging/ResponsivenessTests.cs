using System.Diagnostics;
using Google.Protobuf.WellKnownTypes;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;

namespace Worker.Tests.Messaging;

/// <summary>The reading loop answers whatever else goes on; scripts wait at files that the tests hold, so nothing depends on time.</summary>
public sealed class ResponsivenessTests : IDisposable
{
    private const string WaitForGate = "param($Request) while (-not (Test-Path $Request.Query.gate)) { Start-Sleep -Milliseconds 10 }; 'passed'";
    private const string Spin = "param($Request) while (-not [System.IO.File]::Exists($Request.Query.gate)) { $x = 1 }; 'spun'";

    private readonly TestApp _app = new();

    private string Gate => Path.Combine(_app.Root, "gate");

    public void Dispose() => _app.Dispose();

    [Fact]
    public async Task Status_load_and_reload_are_answered_while_a_thousand_invocations_wait()
    {
        var slow = _app.AddHttp("slow", WaitForGate);
        await using var host = await BareHost.LoadedAsync(_app);
        var waiting = Enumerable.Range(0, 1000).Select(_ => host.Begin(Invocations.Request(slow, ("Request", Invocations.Http(query: "gate=" + Gate))))).ToList();

        var ping = await host.PingAsync();
        var loaded = await host.LoadAsync(_app.AddHttp("later", "param($Request) 'later'"));
        host.Send(new StreamingMessage { FunctionEnvironmentReloadRequest = new FunctionEnvironmentReloadRequest { FunctionAppDirectory = _app.Root } });
        await host.WaitForAsync(message => message.FunctionEnvironmentReloadResponse is not null);

        Assert.Equal(StatusResult.Types.Status.Success, loaded.Result.Status);
        Assert.True(ping < TimeSpan.FromSeconds(2), $"The status took {ping.TotalMilliseconds} ms.");
        Assert.All(waiting, task => Assert.False(task.IsCompleted));
        File.WriteAllText(Gate, "");
        Assert.All(await Task.WhenAll(waiting).InTime(), response => ResponseAssert.Succeeded(response));
    }

    [Fact]
    public async Task Status_is_answered_while_a_profile_waits_and_a_function_spins()
    {
        _app.Write("profile.ps1", $"while (-not (Test-Path '{Gate}')) {{ Start-Sleep -Milliseconds 10 }}");
        var function = _app.AddHttp("f", Spin);
        await using var host = await BareHost.LoadedAsync(_app, BareHostOptions.WithRunspaces(2));
        var answer = host.Begin(Invocations.Request(function, ("Request", Invocations.Http(query: "gate=" + Gate))));

        await host.PingAsync();

        Assert.False(answer.IsCompleted);
        File.WriteAllText(Gate, "");
        ResponseAssert.Succeeded(await answer.InTime());
    }

    [Fact]
    public async Task An_invocation_that_waits_is_cancelled_at_once()
    {
        var slow = _app.AddHttp("slow", WaitForGate);
        await using var host = await BareHost.LoadedAsync(_app);
        var first = host.Begin(Invocations.Request(slow, ("Request", Invocations.Http(query: "gate=" + Gate))));
        var request = Invocations.Request(slow, ("Request", Invocations.Http(query: "gate=" + Gate)));
        var second = host.Begin(request);

        host.Send(new StreamingMessage { InvocationCancel = new InvocationCancel { InvocationId = request.InvocationId } });

        Assert.Equal(StatusResult.Types.Status.Cancelled, (await second.InTime()).Result.Status);
        Assert.False(first.IsCompleted);
        File.WriteAllText(Gate, "");
        ResponseAssert.Succeeded(await first.InTime());
    }

    [Fact]
    public async Task A_running_script_is_stopped_after_the_grace_and_its_runspace_goes_on()
    {
        var spin = _app.AddHttp("spin", "param($Request) [System.IO.File]::WriteAllText($Request.Query.mark, ''); while ($true) { $x = 1 }");
        var quick = _app.AddHttp("quick", "param($Request) [runspace]::DefaultRunspace.Name");
        await using var host = await BareHost.LoadedAsync(_app, new BareHostOptions { Environment = new() { ["PSWorkerCancelGracePeriod"] = "0.05" } });
        var mark = Path.Combine(_app.Root, "started");
        var request = Invocations.Request(spin, ("Request", Invocations.Http(query: "mark=" + mark)));
        var running = host.Begin(request);
        await UntilAsync(() => File.Exists(mark));

        host.Send(new StreamingMessage { InvocationCancel = new InvocationCancel { InvocationId = request.InvocationId } });

        Assert.Equal(StatusResult.Types.Status.Cancelled, (await running.InTime()).Result.Status);
        Assert.Equal("PowerShellManager1", (await host.InvokeAsync(quick, ("Request", Invocations.Http()))).BodyText());
    }

    [Fact]
    public async Task A_script_that_watches_the_token_can_end_by_itself()
    {
        var script = "param($Request) [System.IO.File]::WriteAllText($Request.Query.mark, ''); while (-not $CancellationToken.IsCancellationRequested) { Start-Sleep -Milliseconds 5 }; 'ended well'";
        var function = _app.AddHttp("f", script);
        await using var host = await BareHost.LoadedAsync(_app, new BareHostOptions { Environment = new() { ["PSWorkerCancelGracePeriod"] = "30" } });
        var mark = Path.Combine(_app.Root, "started");
        var request = Invocations.Request(function, ("Request", Invocations.Http(query: "mark=" + mark)));
        var running = host.Begin(request);
        await UntilAsync(() => File.Exists(mark));

        host.Send(new StreamingMessage { InvocationCancel = new InvocationCancel { InvocationId = request.InvocationId } });

        Assert.Equal("ended well", ResponseAssert.Succeeded(await running.InTime()).BodyText());
    }

    [Fact]
    public async Task One_stuck_invocation_does_not_hold_up_fifty_healthy_ones()
    {
        var slow = _app.AddHttp("slow", WaitForGate);
        var quick = _app.AddHttp("quick", "param($Request) 'quick'");
        await using var host = await BareHost.LoadedAsync(_app, BareHostOptions.WithRunspaces(4));
        var stuck = host.Begin(Invocations.Request(slow, ("Request", Invocations.Http(query: "gate=" + Gate))));

        var answers = await Task.WhenAll(Enumerable.Range(0, 50).Select(_ => host.InvokeAsync(quick, ("Request", Invocations.Http()))));

        Assert.All(answers, response => Assert.Equal("quick", ResponseAssert.Succeeded(response).BodyText()));
        Assert.False(stuck.IsCompleted);
    }

    [Fact]
    public async Task Termination_waits_for_what_is_under_way()
    {
        var slow = _app.AddHttp("slow", "param($Request) Write-Host 'before'; while (-not (Test-Path $Request.Query.gate)) { Start-Sleep -Milliseconds 10 }; Write-Host 'after'; 'done'");
        await using var host = await BareHost.LoadedAsync(_app);
        var running = host.Begin(Invocations.Request(slow, ("Request", Invocations.Http(query: "gate=" + Gate))));
        await host.WaitForAsync(message => message.RpcLog?.Message == "INFORMATION: before");

        host.Send(new StreamingMessage { WorkerTerminate = new WorkerTerminate { GracePeriod = Duration.FromTimeSpan(TimeSpan.FromSeconds(20)) } });
        await host.PingAsync();
        File.WriteAllText(Gate, "");

        Assert.Equal("done", ResponseAssert.Succeeded(await running.InTime()).BodyText());
        Assert.Contains(host.Logs, log => log.Message == "INFORMATION: after");
        Assert.Equal(0, await host.WaitForExitAsync());
    }

    [Fact]
    public async Task A_profile_that_fails_fails_the_invocations_and_costs_no_runspace()
    {
        _app.Write("profile.ps1", "throw 'profile is broken'");
        var function = _app.AddHttp("f", "param($Request) 'never'");
        await using var host = await BareHost.LoadedAsync(_app);

        for (var i = 0; i < 3; i++)
        {
            var response = await host.InvokeAsync(function, ("Request", Invocations.Http()));
            Assert.Contains("profile is broken", ResponseAssert.Failed(response).Message, StringComparison.Ordinal);
            Assert.Contains(
                host.LogsOf(response),
                log => log.Message.StartsWith("Errors reported while executing profile.ps1. See logs for detailed errors. Profile location: ", StringComparison.Ordinal));
        }
    }

    private static async Task UntilAsync(Func<bool> condition)
    {
        var started = Stopwatch.GetTimestamp();
        while (!condition())
        {
            Assert.True(Stopwatch.GetElapsedTime(started) < TimeSpan.FromSeconds(30), "What the test waits for did not happen.");
            await Task.Delay(5, TestContext.Current.CancellationToken);
        }
    }
}
