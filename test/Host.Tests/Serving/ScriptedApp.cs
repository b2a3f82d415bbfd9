using Shared.Hosting;

namespace Host.Tests.Serving;

/// <summary>A function app for the scripted worker, and a host that serves it.</summary>
public sealed class ScriptedApp : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly TemporaryFolder _worker = new();

    public ScriptedApp(string hostJson = """{ "version": "2.0" }""", string processOptions = "")
    {
        _folder.With("host.json", hostJson);
        _worker.With("worker.config.json",
            $$"""
            {
              "description": { "language": "powershell", "extensions": [".ps1"], "defaultExecutablePath": "dotnet",
                "defaultWorkerPath": "{{RepositoryPaths.Output("ScriptedWorker", "ScriptedWorker.dll").Replace("\\", "/", StringComparison.Ordinal)}}" },
              "processOptions": { {{processOptions}} }
            }
            """);
    }

    public string Path => _folder.Path;

    public string[] WorkerArguments => ["--worker-config", _worker.Path];

    /// <summary>Adds an HTTP function; each line of the script is one instruction to the worker.</summary>
    public ScriptedApp With(string name, string script, string trigger = "")
    {
        _folder.With($"{name}/function.json",
            $$"""
            { "bindings": [
              { "type": "httpTrigger", "direction": "in", "name": "Request", "authLevel": "anonymous" {{(trigger.Length > 0 ? "," : "")}} {{trigger}} },
              { "type": "http", "direction": "out", "name": "Response" } ] }
            """);
        _folder.With($"{name}/run.ps1", script);
        return this;
    }

    public ScriptedApp WithFile(string name, string content)
    {
        _folder.With(name, content);
        return this;
    }

    public Task<HostProcess> StartAsync(string[]? arguments = null, Dictionary<string, string>? environment = null) =>
        HostProcess.StartAppAsync(Path, [.. WorkerArguments, .. arguments ?? []], environment);

    /// <summary>Starts the host and waits for nothing.</summary>
    public HostProcess Start(string[]? arguments = null, Dictionary<string, string>? environment = null) =>
        HostProcess.Start(["start", Path, "--port", "0", "--verbose", .. WorkerArguments, .. arguments ?? []], environment);

    public void Dispose()
    {
        _folder.Dispose();
        _worker.Dispose();
    }
}
