using System.Net;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using PowerShellWorker.Rpc.Server.Internal;

namespace PowerShellWorker.Rpc.Server;

/// <summary>
/// Listens for workers: HTTP/2 in clear text with prior knowledge, on a free loopback port. Calls the handler once per opened stream;
/// the call ends when the handler does.
/// </summary>
public sealed class FunctionRpcServer : IAsyncDisposable
{
    private readonly WebApplication _application;
    private readonly CallHandler _calls;

    private FunctionRpcServer(WebApplication application, CallHandler calls, Uri address)
    {
        _application = application;
        _calls = calls;
        Address = address;
    }

    /// <summary>Where it listens: <c>http://127.0.0.1:port/</c>.</summary>
    public Uri Address { get; }

    /// <summary>Starts listening.</summary>
    /// <param name="onStream">
    /// Serves one stream. Returning ends the call with OK after all that was written; throwing <see cref="RpcStatusException"/> ends it
    /// with that status, any other exception with <see cref="RpcStatusCode.Unknown"/>. The stream is disposed afterwards.
    /// </param>
    /// <param name="options">Limits of each stream; null takes <see cref="RpcStreamOptions.Default"/>.</param>
    /// <param name="port">Loopback port; 0 takes a free one.</param>
    /// <param name="cancellationToken">Gives up starting.</param>
    public static async Task<FunctionRpcServer> StartAsync(
        Func<FunctionRpcServerStream, Task> onStream,
        RpcStreamOptions? options = null,
        int port = 0,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(onStream);
        var calls = new CallHandler(onStream, options ?? RpcStreamOptions.Default);
        var builder = WebApplication.CreateEmptyBuilder(new WebApplicationOptions());
        // Ctrl+C and SIGTERM belong to the program.
        builder.Services.AddSingleton<IHostLifetime, NoLifetime>();
        builder.WebHost.UseKestrelCore().ConfigureKestrel(kestrel => Configure(kestrel, port));
        var application = builder.Build();
        application.Run(calls.HandleAsync);
        try
        {
            await application.StartAsync(cancellationToken).ConfigureAwait(false);
        }
        catch
        {
            await application.DisposeAsync().ConfigureAwait(false);
            throw;
        }

        var addresses = application.Services.GetRequiredService<IServer>().Features.GetRequiredFeature<IServerAddressesFeature>();
        return new FunctionRpcServer(application, calls, new Uri(addresses.Addresses.Single()));
    }

    /// <summary>Stops listening and cuts the streams that are still open.</summary>
    public async ValueTask DisposeAsync()
    {
        _calls.AbortAll();
        await _application.StopAsync().ConfigureAwait(false);
        await _application.DisposeAsync().ConfigureAwait(false);
    }

    private static void Configure(KestrelServerOptions kestrel, int port)
    {
        // A call lives as long as its worker, idles for hours and carries messages of any size.
        kestrel.AddServerHeader = false;
        kestrel.Limits.MaxRequestBodySize = null;
        kestrel.Limits.MinRequestBodyDataRate = null;
        kestrel.Limits.MinResponseDataRate = null;
        kestrel.Limits.MaxResponseBufferSize = 1024 * 1024;
        kestrel.Limits.Http2.InitialConnectionWindowSize = 16 * 1024 * 1024;
        kestrel.Limits.Http2.InitialStreamWindowSize = 16 * 1024 * 1024;
        kestrel.Listen(IPAddress.Loopback, port, static listen => listen.Protocols = HttpProtocols.Http2);
    }
}
