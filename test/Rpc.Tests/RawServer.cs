using System.Net;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace Rpc.Tests;

/// <summary>A server that answers a call with whatever a test wants, right or wrong.</summary>
internal sealed class RawServer : IAsyncDisposable
{
    private readonly WebApplication _application;

    private RawServer(WebApplication application) => _application = application;

    public Uri Address => new(_application.Urls.Single());

    public static async Task<RawServer> StartAsync(RequestDelegate answer, HttpProtocols protocols = HttpProtocols.Http2)
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.ConfigureKestrel(kestrel => kestrel.Listen(IPAddress.Loopback, 0, listen => listen.Protocols = protocols));
        var application = builder.Build();
        application.Run(answer);
        await application.StartAsync(TestContext.Current.CancellationToken);
        return new RawServer(application);
    }

    /// <summary>Answers with these bytes as the body of a call that claims to have gone well.</summary>
    public static Task<RawServer> StartAsync(byte[] body, string status = "0") => StartAsync(async context =>
    {
        context.Response.ContentType = "application/grpc";
        await context.Response.Body.WriteAsync(body);
        context.Response.AppendTrailer("grpc-status", status);
    });

    public async ValueTask DisposeAsync()
    {
        using var now = new CancellationTokenSource(TimeSpan.FromMilliseconds(200));
        await _application.StopAsync(now.Token);
        await _application.DisposeAsync();
    }
}
