using System.Net;

namespace EndToEnd;

public sealed class BrokenAppTests
{
    [Fact]
    public async Task A_syntax_error_in_one_function_does_not_stop_the_others()
    {
        using var app = new TemporaryApp()
            .With("Broken", "param($Request, $TriggerMetadata)\n\nif ($true) {\n    'never closed'\n")
            .With("Fine", "param($Request, $TriggerMetadata)\nPush-OutputBinding -Name Response -Value ([HttpResponseContext]@{ Body = 'fine' })");
        await using var host = await app.StartAsync();

        await host.WaitForAsync("The 'Broken' function is in error: ");
        Assert.Equal("fine", await host.Client.GetStringAsync("api/fine"));
        using var response = await host.Client.GetAsync("api/broken");
        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        Assert.Contains(host.Lines, line => line.Contains("Broken", StringComparison.Ordinal) && line.Contains("run.ps1", StringComparison.Ordinal));
    }

    [Fact]
    public async Task A_script_without_the_bound_parameter_is_in_error()
    {
        using var app = new TemporaryApp().With("Other", "param($Wrong)\n'x'");
        await using var host = await app.StartAsync();
        await host.WaitForAsync("The 'Other' function is in error: ");
        Assert.Contains("Request", host.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_script_that_is_gone_is_in_error_and_the_others_are_served()
    {
        using var app = new TemporaryApp()
            .With("Fine", "param($Request)\nPush-OutputBinding -Name Response -Value ([HttpResponseContext]@{ Body = 'fine' })")
            .WithFile("Gone/function.json", """{ "scriptFile": "nowhere.ps1", "bindings": [ { "type": "httpTrigger", "direction": "in", "name": "Request" } ] }""");
        await using var host = await app.StartAsync();
        Assert.Contains("The 'Gone' function is in error: Gone/function.json:1:17: ", host.Output, StringComparison.Ordinal);
        Assert.Equal("fine", await host.Client.GetStringAsync("api/fine"));
    }
}
