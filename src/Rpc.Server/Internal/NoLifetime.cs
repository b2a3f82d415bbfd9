using Microsoft.Extensions.Hosting;

namespace PowerShellWorker.Rpc.Server.Internal;

/// <summary>Leaves signals alone: the program that owns the server decides when it ends.</summary>
internal sealed class NoLifetime : IHostLifetime
{
    public Task WaitForStartAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;
}
