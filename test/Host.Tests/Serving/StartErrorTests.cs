using System.Net;
using System.Net.Sockets;
using Shared.Hosting;

namespace Host.Tests.Serving;

/// <summary>Whatever is wrong before anything runs: one clear text each on standard error, exit code 1, at once.</summary>
public sealed class StartErrorTests
{
    [Theory]
    [InlineData("{", "", "host.json:1:2: This is not valid JSON")]
    [InlineData("{ }", "", "host.json:1:1: The host.json file is missing the required 'version' property.")]
    [InlineData("{ \"version\": \"2.0\" }", "[", "local.settings.json:1:2: This is not valid JSON")]
    [InlineData("{ \"version\": \"2.0\" }", "{ \"IsEncrypted\": true }", "local.settings.json:1:18: The settings are encrypted")]
    [InlineData("{ \"version\": \"2.0\" }", "{ \"Values\": { \"FUNCTIONS_WORKER_RUNTIME\": \"node\" } }", "written for the runtime \"node\"; psfunc runs PowerShell apps")]
    [InlineData("{ \"version\": \"2.0\" }", "{ \"Values\": { \"FUNCTIONS_REQUEST_BODY_SIZE_LIMIT\": \"big\" } }", "FUNCTIONS_REQUEST_BODY_SIZE_LIMIT: The setting is \"big\". Use a number of bytes.")]
    public async Task Bad_settings(string hostJson, string localSettings, string expected)
    {
        using var app = new ScriptedApp(hostJson).With("Text", "text x");
        if (localSettings.Length > 0)
        {
            app.WithFile("local.settings.json", localSettings);
        }

        await AssertFailsAsync(app.Start(), expected);
    }

    [Fact]
    public async Task All_problems_are_reported_together()
    {
        using var app = new ScriptedApp("{ \"functionTimeout\": 1 }").WithFile("local.settings.json", "{");
        await using var host = app.Start();
        Assert.Equal(1, await host.WaitForExitAsync());
        Assert.Equal(3, host.Lines.Count(line => line.Contains(".json:", StringComparison.Ordinal)));
    }

    [Fact]
    public async Task A_port_in_use()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        var port = ((IPEndPoint)listener.LocalEndpoint).Port;
        using var app = new ScriptedApp().With("Text", "text x");
        await AssertFailsAsync(
            HostProcess.Start(["start", app.Path, "--port", $"{port}", .. app.WorkerArguments]),
            $"Port {port} is unavailable. Close the process using that port, or specify another port using --port [-p]");
    }

    [Fact]
    public async Task No_app() => await AssertFailsAsync(HostProcess.Start(["start"], folder: "/"), "Unable to find project root. Expecting to find one of host.json, local.settings.json");

    [Fact]
    public async Task No_such_folder() => await AssertFailsAsync(HostProcess.Start(["start", "/no/where"]), "/no/where: There is no such folder.");

    [Fact]
    public async Task No_such_worker()
    {
        using var app = new ScriptedApp();
        await AssertFailsAsync(HostProcess.Start(["start", app.Path, "--worker-config", "/no/where"]), "--worker-config: There is no worker.config.json at '/no/where'.");
    }

    [Fact]
    public async Task An_unknown_argument() =>
        await AssertFailsAsync(HostProcess.Start(["start", "--prot", "1"]), "Unknown option '--prot'. psfunc --help lists the options of start.");

    [Fact]
    public async Task An_app_without_functions_is_served_and_says_so()
    {
        using var app = new ScriptedApp();
        await using var host = await app.StartAsync();
        Assert.Contains("No functions found.", host.Output, StringComparison.Ordinal);
    }

    private static async Task AssertFailsAsync(HostProcess started, string expected)
    {
        await using var host = started;
        Assert.Equal(1, await host.WaitForExitAsync());
        Assert.Contains(expected, host.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("   at ", host.Output, StringComparison.Ordinal);
    }
}
