using System.Net;
using System.Net.Sockets;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.AspNetCore.Server.Kestrel.Transport.Sockets;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using PowerShellWorker.Host.Configuration;

namespace PowerShellWorker.Host.Http;

/// <summary>Listens for the app's HTTP clients.</summary>
internal sealed class HttpServer : IAsyncDisposable
{
    private readonly KestrelServer _server;

    private HttpServer(KestrelServer server, Uri address)
    {
        _server = server;
        Address = address;
    }

    /// <summary>Where clients reach it; the host is "localhost" for a loopback address.</summary>
    public Uri Address { get; }

    /// <summary>Starts listening.</summary>
    /// <param name="address">Address to bind.</param>
    /// <param name="port">Port; 0 takes a free one.</param>
    /// <param name="maxBodyBytes">Longest request body; a longer one gets 413.</param>
    /// <param name="handler">Answers the requests.</param>
    /// <param name="loggers">For the server's own records.</param>
    /// <param name="cancellationToken">Gives up starting.</param>
    /// <exception cref="ConfigException">Address and port cannot be listened on.</exception>
    public static async Task<HttpServer> StartAsync(
        IPAddress address, int port, long? maxBodyBytes, RequestDelegate handler, ILoggerFactory loggers, CancellationToken cancellationToken)
    {
        var options = new KestrelServerOptions();
        options.Limits.MaxRequestBodySize = maxBodyBytes;

        // Clients of a function may be as slow as they like.
        options.Limits.MinRequestBodyDataRate = null;
        options.Limits.MinResponseDataRate = null;
        options.Listen(address, port);
        var transport = new SocketTransportFactory(Options.Create(new SocketTransportOptions()), loggers);
        var server = new KestrelServer(Options.Create(options), transport, loggers);
        try
        {
            await server.StartAsync(new FunctionsApplication(handler), cancellationToken).ConfigureAwait(false);
        }
        catch (Exception error) when (error is IOException or SocketException)
        {
            server.Dispose();
            throw Refused(address, port, error);
        }

        var bound = new Uri(server.Features.Get<IServerAddressesFeature>()!.Addresses.Single());
        return new HttpServer(server, IsShownAsLocalhost(address) ? new UriBuilder(bound) { Host = "localhost" }.Uri : bound);
    }

    /// <summary>Takes no more connections and lets the requests that are being answered end.</summary>
    public Task StopAsync(CancellationToken cancellationToken) => _server.StopAsync(cancellationToken);

    public ValueTask DisposeAsync()
    {
        _server.Dispose();
        return ValueTask.CompletedTask;
    }

    private static bool IsShownAsLocalhost(IPAddress address) =>
        IPAddress.IsLoopback(address) || address.Equals(IPAddress.Any) || address.Equals(IPAddress.IPv6Any);

    private static ConfigException Refused(IPAddress address, int port, Exception error)
    {
        var reason = error.InnerException as SocketException ?? error as SocketException;
        reason ??= error.InnerException?.InnerException as SocketException;
        return reason?.SocketErrorCode switch
        {
            SocketError.AccessDenied => new ConfigException($"http://{address}:{port}", $"You may not listen on port {port}.", "Choose one above 1023 with --port [-p]."),
            SocketError.AddressNotAvailable => new ConfigException($"http://{address}:{port}", "This machine has no such address.", "Choose another with --address."),
            _ => new ConfigException($"http://{address}:{port}",
                $"Port {port} is unavailable.", "Close the process using that port, or specify another port using --port [-p] (0 picks a free one)."),
        };
    }
}
