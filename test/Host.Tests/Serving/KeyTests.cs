using System.Net;
using System.Text.Json.Nodes;
using Shared.Hosting;

namespace Host.Tests.Serving;

public sealed class KeyTests : IDisposable
{
    private readonly TemporaryFolder _home = new();

    [Fact]
    public async Task Without_the_option_every_call_is_allowed()
    {
        using var app = App();
        await using var host = await app.StartAsync();
        Assert.Equal("fine", await host.Client.GetStringAsync("api/Top"));
    }

    [Fact]
    public async Task With_the_option_each_level_takes_its_keys()
    {
        using var app = App();
        await using var host = await app.StartAsync(["--enableAuth"], new() { ["HOME"] = _home.Path, ["XDG_DATA_HOME"] = _home.Path });
        var folder = (await host.WaitForAsync("They are in (\\S+);")).Groups[1].Value;
        Assert.Equal(HttpStatusCode.Unauthorized, await StatusAsync(host, "api/Secret", null));

        var hostKeys = JsonNode.Parse(await File.ReadAllTextAsync(Path.Combine(folder, "host.json"), TestContext.Current.CancellationToken))!;
        var master = (string)hostKeys["masterKey"]!["value"]!;
        var hostKey = (string)hostKeys["functionKeys"]![0]!["value"]!;
        Assert.Equal(HttpStatusCode.Unauthorized, await StatusAsync(host, "api/Secret", "wrong"));
        var functionKey = (string)JsonNode.Parse(await File.ReadAllTextAsync(Path.Combine(folder, "Secret.json"), TestContext.Current.CancellationToken))!["functionKeys"]![0]!["value"]!;

        Assert.Equal(HttpStatusCode.OK, await StatusAsync(host, "api/Open", null));
        foreach (var key in (string[])[master, hostKey, functionKey])
        {
            Assert.Equal(HttpStatusCode.OK, await StatusAsync(host, "api/Secret", key));
            Assert.Equal(HttpStatusCode.OK, await StatusAsync(host, $"api/Secret?code={key}", null));
        }

        Assert.Equal(HttpStatusCode.Unauthorized, await StatusAsync(host, "api/Top", hostKey));
        Assert.Equal(HttpStatusCode.OK, await StatusAsync(host, "api/Top", master));
        Assert.Equal(HttpStatusCode.Unauthorized, await StatusAsync(host, "admin/functions", functionKey));
        Assert.Equal(HttpStatusCode.OK, await StatusAsync(host, "admin/functions", master));
    }

    public void Dispose() => _home.Dispose();

    private static ScriptedApp App()
    {
        var app = new ScriptedApp();
        foreach (var (name, level) in ((string, string)[])[("Open", "anonymous"), ("Secret", "function"), ("Top", "admin")])
        {
            app.With(name, "text fine").WithFile($"{name}/function.json",
                $$"""
                { "bindings": [ { "type": "httpTrigger", "direction": "in", "name": "Request", "authLevel": "{{level}}" },
                  { "type": "http", "direction": "out", "name": "Response" } ] }
                """);
        }

        return app;
    }

    private static async Task<HttpStatusCode> StatusAsync(HostProcess host, string path, string? key)
    {
        using var request = new HttpRequestMessage(HttpMethod.Get, path);
        if (key is not null)
        {
            request.Headers.Add("x-functions-key", key);
        }

        using var response = await host.Client.SendAsync(request);
        return response.StatusCode;
    }
}
