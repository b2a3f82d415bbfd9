using Shared.Hosting;

namespace EndToEnd;

/// <summary>psfunc with the real worker, serving one of the examples.</summary>
public abstract class ExampleHost(string example) : IAsyncLifetime
{
    public HostProcess Host { get; private set; } = null!;

    public HttpClient Client => Host.Client;

    public async ValueTask InitializeAsync() => Host = await HostProcess.StartAppAsync(Path.Combine(RepositoryPaths.Examples, example));

    public async ValueTask DisposeAsync()
    {
        if (Host is not null)
        {
            await Host.DisposeAsync();
        }

        GC.SuppressFinalize(this);
    }
}
