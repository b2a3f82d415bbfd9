using System.Net;
using System.Text.Json;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.Logging;
using PowerShellWorker.Load;
using PowerShellWorker.Load.Cli;
using PowerShellWorker.Load.Http;

namespace Load.Tests;

public sealed class HttpModeTests
{
    private int _requests;

    [Theory]
    [InlineData("plain")]
    [InlineData("chunked")]
    [InlineData("empty")]
    [InlineData("large")]
    public async Task Answers_of_every_shape_are_counted(string shape)
    {
        await using var server = await StartAsync(context => AnswerAsync(context, shape));
        var (exitCode, text) = await RunAsync(server, "--count", "300", "--outstanding", "5", "--json", "--pid", $"{Environment.ProcessId}");
        var json = JsonDocument.Parse(text).RootElement;
        Assert.Equal(0, exitCode);
        Assert.Equal(0, json.GetProperty("errors").GetInt64());
        Assert.Equal(300, json.GetProperty("invocations").GetInt64());
        Assert.Equal(300, _requests);
        Assert.True(json.GetProperty("workerRssMb").GetDouble() > 1);
    }

    [Fact]
    public async Task A_body_is_posted()
    {
        var lengths = new List<long?>();
        await using var server = await StartAsync(async context =>
        {
            using var reader = new StreamReader(context.Request.Body);
            JsonDocument.Parse(await reader.ReadToEndAsync()).Dispose();
            lock (lengths)
            {
                lengths.Add(context.Request.ContentLength);
            }

            await context.Response.WriteAsync(context.Request.Method);
        });
        var (exitCode, _) = await RunAsync(server, "--count", "20", "--outstanding", "2", "--body-bytes", "100000");
        Assert.Equal(0, exitCode);
        Assert.All(lengths, length => Assert.Equal(100_000, length));
    }

    [Fact]
    public async Task Wrong_answers_are_errors_and_no_result()
    {
        await using var server = await StartAsync(context =>
        {
            context.Response.StatusCode = 500;
            return Task.CompletedTask;
        });
        var (exitCode, text) = await RunAsync(server, "--count", "50", "--outstanding", "2");
        Assert.Equal(1, exitCode);
        Assert.Contains("FAILED, 50 errors", text);
        Assert.Contains("HTTP status 500", text);
    }

    [Fact]
    public async Task Nobody_listening_is_one_clear_error()
    {
        var options = HttpLoadOptions.Parse(["--url", "http://127.0.0.1:1/", "--count", "1"]);
        var error = await Assert.ThrowsAsync<LoadException>(() => HttpMode.RunAsync(options, TextWriter.Null, TestContext.Current.CancellationToken));
        Assert.Contains("Nobody listens at http://127.0.0.1:1/", error.Message);
    }

    private static async Task<WebApplication> StartAsync(RequestDelegate answer)
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.ConfigureKestrel(kestrel => kestrel.Listen(IPAddress.Loopback, 0));
        var application = builder.Build();
        application.Run(answer);
        await application.StartAsync(TestContext.Current.CancellationToken);
        return application;
    }

    private static async Task<(int ExitCode, string Output)> RunAsync(WebApplication server, params string[] args)
    {
        var output = new StringWriter();
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(TestContext.Current.CancellationToken);
        limit.CancelAfter(TimeSpan.FromSeconds(30));
        var exitCode = await HttpMode.RunAsync(HttpLoadOptions.Parse(["--url", server.Urls.Single(), .. args]), output, limit.Token);
        return (exitCode, output.ToString());
    }

    private async Task AnswerAsync(HttpContext context, string shape)
    {
        Interlocked.Increment(ref _requests);
        switch (shape)
        {
            case "plain":
                context.Response.ContentLength = 5;
                await context.Response.WriteAsync("hello");
                break;
            case "chunked":
                await context.Response.WriteAsync("hel");
                await context.Response.Body.FlushAsync();
                await context.Response.WriteAsync(new string('l', 70_000));
                break;
            case "empty":
                context.Response.StatusCode = 204;
                break;
            default:
                context.Response.ContentLength = 300_000;
                await context.Response.Body.WriteAsync(new byte[300_000]);
                break;
        }
    }
}
