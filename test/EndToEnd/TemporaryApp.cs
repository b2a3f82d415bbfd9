using Shared.Hosting;

namespace EndToEnd;

/// <summary>A function app that a test writes for itself.</summary>
public sealed class TemporaryApp : IDisposable
{
    private readonly TemporaryFolder _folder = new TemporaryFolder().With("host.json", """{ "version": "2.0" }""");

    public string Path => _folder.Path;

    /// <summary>Adds an HTTP function that takes every method at api/&lt;name&gt;.</summary>
    public TemporaryApp With(string name, string script)
    {
        _folder.With($"{name}/function.json",
            """
            { "bindings": [
              { "type": "httpTrigger", "direction": "in", "name": "Request", "authLevel": "anonymous" },
              { "type": "http", "direction": "out", "name": "Response" } ] }
            """);
        _folder.With($"{name}/run.ps1", script);
        return this;
    }

    public TemporaryApp WithFile(string name, string content)
    {
        _folder.With(name, content);
        return this;
    }

    public Task<HostProcess> StartAsync() => HostProcess.StartAppAsync(Path);

    public void Dispose() => _folder.Dispose();
}
