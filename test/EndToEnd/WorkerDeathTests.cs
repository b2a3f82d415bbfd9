using System.Diagnostics;
using System.Net;
using System.Text.Json.Nodes;
using Shared.Hosting;

namespace EndToEnd;

public sealed class WorkerDeathTests
{
    private const int Clients = 30;

    private const string Script =
        """
        param($Request, $TriggerMetadata)

        Start-Sleep -Milliseconds 50
        Push-OutputBinding -Name Response -Value ([HttpResponseContext]@{ Body = "answer $($Request.Query.n)" })
        """;

    [Fact]
    public async Task Killing_the_worker_under_load_fails_only_what_was_sent_to_it()
    {
        using var app = new TemporaryApp().With("Wait", Script);
        await using var host = await app.StartAsync();
        Assert.Equal("answer 0", await host.Client.GetStringAsync("api/wait?n=0"));

        using var stopping = new CancellationTokenSource();
        var clients = Enumerable.Range(1, Clients).Select(client => LoadAsync(host, client, stopping.Token)).ToArray();
        await WaitForAnswersAsync(host, 100);
        var pid = await WorkerIdAsync(host);
        Process.GetProcessById(pid).Kill();
        await host.WaitForAsync($"Worker process {pid} ended: dotnet exited with code 137");

        // From here on every request waits for the new worker, and is answered by it.
        var later = await Task.WhenAll(Enumerable.Range(1000, 50).Select(n => host.Client.GetStringAsync($"api/wait?n={n}")));
        await stopping.CancelAsync();
        var results = (await Task.WhenAll(clients)).SelectMany(result => result).ToArray();

        Assert.Equal(Enumerable.Range(1000, 50).Select(n => $"answer {n}"), later);
        Assert.NotEqual(pid, await WorkerIdAsync(host));
        var failed = results.Where(result => result.Status != HttpStatusCode.OK).ToArray();
        Assert.InRange(failed.Length, 1, Clients);
        Assert.All(failed, result =>
        {
            Assert.Equal(HttpStatusCode.InternalServerError, result.Status);
            Assert.Equal("The worker process ended while it ran this request. It is being replaced; try again.", result.Body);
        });
        Assert.All(results.Where(result => result.Status == HttpStatusCode.OK), result => Assert.Equal(result.Expected, result.Body));
    }

    [Fact]
    public async Task An_interrupt_ends_host_and_worker()
    {
        using var app = new TemporaryApp().With("Wait", Script);
        await using var host = await app.StartAsync();
        var pid = await WorkerIdAsync(host);
        var running = host.Client.GetStringAsync("api/wait?n=1");
        await host.WaitForAsync("Executing 'Functions.Wait'");

        host.SendInterrupt();

        Assert.Equal("answer 1", await running);
        Assert.Equal(0, await host.WaitForExitAsync());
        Assert.Throws<ArgumentException>(() => Process.GetProcessById(pid));
    }

    [Fact]
    public async Task A_saved_script_is_run_by_the_next_request()
    {
        using var app = new TemporaryApp().With("Wait", Script);
        await using var host = await app.StartAsync();
        Assert.Equal("answer 1", await host.Client.GetStringAsync("api/wait?n=1"));

        app.With("Wait", Script.Replace("answer", "other answer", StringComparison.Ordinal));

        await host.WaitForAsync("The app is read again");
        Assert.Equal("other answer 1", await host.Client.GetStringAsync("api/wait?n=1"));
    }

    private static async Task<List<(HttpStatusCode Status, string Body, string Expected)>> LoadAsync(HostProcess host, int client, CancellationToken stopping)
    {
        var results = new List<(HttpStatusCode, string, string)>();
        for (var i = 0; !stopping.IsCancellationRequested; i++)
        {
            using var response = await host.Client.GetAsync($"api/wait?n={client}-{i}", CancellationToken.None);
            results.Add((response.StatusCode, await response.Content.ReadAsStringAsync(CancellationToken.None), $"answer {client}-{i}"));
        }

        return results;
    }

    private static async Task WaitForAnswersAsync(HostProcess host, int count)
    {
        for (var i = 0; i < count; i++)
        {
            await host.WaitForAsync("Executed 'Functions.Wait' \\(Succeeded");
            if (host.Lines.Count(line => line.Contains("Executed 'Functions.Wait' (Succeeded", StringComparison.Ordinal)) >= count)
            {
                return;
            }

            await Task.Delay(20, TestContext.Current.CancellationToken);
        }
    }

    private static async Task<int> WorkerIdAsync(HostProcess host) =>
        (int)JsonNode.Parse(await host.Client.GetStringAsync("admin/host/processes"))![0]!["processId"]!;
}
