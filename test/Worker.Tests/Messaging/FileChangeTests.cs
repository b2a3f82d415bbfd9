using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;
using ChangeType = Microsoft.Azure.WebJobs.Script.Grpc.Messages.FileChangeEventRequest.Types.Type;

namespace Worker.Tests.Messaging;

public sealed class FileChangeTests : IDisposable
{
    private readonly TestApp _app = new();

    public void Dispose() => _app.Dispose();

    [Fact]
    public async Task A_changed_script_is_used_from_the_next_invocation_on()
    {
        var function = _app.AddHttp("f", "param($Request) 'old'");
        await using var host = await BareHost.LoadedAsync(_app);
        Assert.Equal("old", (await InvokeAsync(host, function)).BodyText());

        await ChangeAsync(host, _app.Write("f/run.ps1", "param($Request) 'new'"));

        Assert.Equal("new", (await InvokeAsync(host, function)).BodyText());
    }

    [Fact]
    public async Task An_invocation_under_way_ends_with_the_old_code()
    {
        var gate = Path.Combine(_app.Root, "gate");
        var function = _app.AddHttp("f", $"param($Request) Write-Host 'in'; while (-not (Test-Path '{gate}')) {{ Start-Sleep -Milliseconds 10 }}; 'old'");
        await using var host = await BareHost.LoadedAsync(_app);
        var running = host.Begin(Invocations.Request(function, ("Request", Invocations.Http())));
        await host.WaitForAsync(message => message.RpcLog?.Message == "INFORMATION: in");

        await ChangeAsync(host, _app.Write("f/run.ps1", "param($Request) 'new'"));
        File.WriteAllText(gate, "");

        Assert.Equal("old", ResponseAssert.Succeeded(await running.InTime()).BodyText());
        Assert.Equal("new", (await InvokeAsync(host, function)).BodyText());
    }

    [Fact]
    public async Task A_broken_change_leaves_the_last_good_version_in_use()
    {
        var function = _app.AddHttp("f", "param($Request) 'good'");
        await using var host = await BareHost.LoadedAsync(_app);

        await ChangeAsync(host, _app.Write("f/run.ps1", "param($Request) if ("));

        Assert.Equal("good", (await InvokeAsync(host, function)).BodyText());
        Assert.Contains(host.Output, line => line.Contains("cannot be loaded", StringComparison.Ordinal) && line.Contains("run.ps1:1:", StringComparison.Ordinal));
    }

    [Fact]
    public async Task A_deleted_script_is_unloaded()
    {
        var function = _app.AddHttp("f", "param($Request) 'there'");
        await using var host = await BareHost.LoadedAsync(_app);
        var path = Path.Combine(_app.Root, "f", "run.ps1");
        File.Delete(path);

        await ChangeAsync(host, path, ChangeType.Deleted);

        var response = await host.InvokeAsync(function, ("Request", Invocations.Http()));
        Assert.Contains("was not loaded", ResponseAssert.Failed(response).Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_changed_module_is_loaded_again()
    {
        var module = _app.Write("Modules/Greeter/Greeter.psm1", "function Get-Greeting { 'old' }");
        var function = _app.AddHttp("f", "param($Request) Get-Greeting");
        await using var host = await BareHost.LoadedAsync(_app);
        Assert.Equal("old", (await InvokeAsync(host, function)).BodyText());

        File.WriteAllText(module, "function Get-Greeting { 'new' }");
        await ChangeAsync(host, module);

        Assert.Equal("new", (await InvokeAsync(host, function)).BodyText());
    }

    /// <summary>The metadata request is answered after the change has been handled, since both go through the same queue.</summary>
    private static async Task ChangeAsync(BareHost host, string path, ChangeType type = ChangeType.Changed)
    {
        host.Send(new StreamingMessage { FileChangeEventRequest = new FileChangeEventRequest { FullPath = path, Type = type, Name = Path.GetFileName(path) } });
        host.Send(new StreamingMessage { RequestId = "barrier", FunctionsMetadataRequest = new FunctionsMetadataRequest { FunctionAppDirectory = "/nowhere" } });
        await host.WaitForAsync(message => message.FunctionMetadataResponse is not null);
    }

    private static async Task<InvocationResponse> InvokeAsync(BareHost host, FunctionLoadRequest function) =>
        ResponseAssert.Succeeded(await host.InvokeAsync(function, ("Request", Invocations.Http())));
}
