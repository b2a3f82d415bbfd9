using System.Diagnostics;
using System.Security.Cryptography;
using System.Text;
using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Configuration;
using PowerShellWorker.Host.Http;
using PowerShellWorker.Host.Logging;
using PowerShellWorker.Host.Metrics;
using PowerShellWorker.Host.Watching;
using PowerShellWorker.Host.Workers;

namespace PowerShellWorker.Host;

/// <summary>Serves one function app from start to stop.</summary>
internal sealed class FunctionsHost : IDisposable
{
    private readonly HostSetup _setup;
    private readonly ConsoleSink _sink;
    private readonly HostLoggerFactory _loggers;
    private readonly ILogger _log;
    private readonly InvocationMetrics _metrics = new();
    private readonly SemaphoreSlim _reloading = new(1);

    private HostState? _state;
    private WorkerGate? _gate;
    private AppWatcher? _watcher;
    private Uri? _address;
    private Task _retiring = Task.CompletedTask;
    private bool _isStopping;

    public FunctionsHost(HostSetup setup, ConsoleSink sink)
    {
        (_setup, _sink) = (setup, sink);
        sink.IsColored &= setup.Host.IsConsoleColored;
        var filter = new LogFilter(setup.Host.LogLevels, setup.Options.IsVerbose, setup.UserLogLevel);
        _loggers = new HostLoggerFactory(sink, filter, setup.Host.IsConsoleEnabled);
        _log = _loggers.CreateLogger(LogCategories.Always);
    }

    /// <summary>Serves until asked to stop, or until no worker can be started.</summary>
    /// <returns>The exit code.</returns>
    /// <exception cref="ConfigException">Address and port cannot be listened on.</exception>
    public async Task<int> RunAsync(CancellationToken stopping)
    {
        var started = Stopwatch.GetTimestamp();
        var listing = new ConsoleListing(_sink.IsColored);
        _sink.Write(LogRecord.Plain(listing.Banner));
        foreach (var warning in _setup.Settings.Warnings)
        {
            HostLog.Warning(_log, warning);
        }

        var app = ReadApp(_setup.Host);
        await using var gate = _gate = await WorkerGate.OpenAsync(_loggers, stopping).ConfigureAwait(false);
        var state = _state = new HostState(CreateGeneration(app));
        await using var server = await StartServerAsync(state, stopping).ConfigureAwait(false);
        _address = server.Address;
        HostLog.Listening(_loggers.CreateLogger("Host.Startup"), server.Address);
        var exitCode = 0;
        try
        {
            // Watching comes first: whatever is saved after the app was read must count.
            Watch(app);
            Start(state.Current);
            _ = ReportWhenReadyAsync(state.Current, listing, started);
            exitCode = await WaitAsync(state, stopping).ConfigureAwait(false);
        }
        finally
        {
            await StopAsync(server, state).ConfigureAwait(false);
        }

        return exitCode;
    }

    public void Dispose()
    {
        _watcher?.Dispose();
        _reloading.Dispose();
        _loggers.Dispose();
    }

    private AppGeneration CreateGeneration(AppModel app) => new(app, _setup.Launch, _gate!, _loggers, _metrics, _setup.Options.IsVerbose);

    private AppModel ReadApp(HostConfig hostConfig)
    {
        var app = _setup.Reader.ReadApp(hostConfig, _setup.Settings, _setup.Launch.Config.Extensions, _setup.Options.Functions);
        CheckStorage(app);
        return app;
    }

    // Nothing here reads storage, so a missing account stops nobody; but in the cloud it will be needed.
    private void CheckStorage(AppModel app)
    {
        var needy = app.Functions.Where(static function => BindingCatalog.NeedsStorage(function.Trigger.Type)).Select(static function => function.Name).ToArray();
        if (needy.Length > 0)
        {
            HostLog.Warning(_log, $"psfunc has no listener for the triggers of {string.Join(", ", needy)}: run them with POST /admin/functions/<name>.");
        }
    }

    private async Task<HttpServer> StartServerAsync(HostState state, CancellationToken stopping)
    {
        var keys = _setup.Options.IsAuthEnabled ? new RequestKeys(CreateSecrets()) : null;
        var admin = new AdminEndpoints(() => _address!, _metrics, keys);
        var handler = new RequestHandler(state, admin, _setup.Cors, keys, _loggers);
        var server = await HttpServer.StartAsync(_setup.Address, _setup.Port, _setup.MaxBodyBytes, handler.HandleAsync, _loggers, stopping).ConfigureAwait(false);
        _setup.Settings.Add("WEBSITE_HOSTNAME", $"localhost:{server.Address.Port}");
        return server;
    }

    private SecretStore CreateSecrets()
    {
        var id = Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(_setup.Root)))[..16];
        var store = new SecretStore(Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData), "psfunc", id, "secrets"));
        HostLog.Note(_log, $"Function keys are checked. They are in {store.Folder}; callers send one as header x-functions-key or as ?code=.");
        _ = store.Host;
        return store;
    }

    private void Start(AppGeneration generation)
    {
        foreach (var error in generation.App.Errors)
        {
            HostLog.FunctionInError(_log, error.Name, string.Join('\n', error.Problems));
        }

        var routes = _loggers.CreateLogger("Host.Startup");
        foreach (var function in generation.App.Routes.Functions)
        {
            HostLog.Route(routes, function.Http!.Route.Text, string.Join(',', function.Http.Methods), function.Name);
        }

        generation.Supervisor.Start();
    }

    private async Task ReportWhenReadyAsync(AppGeneration generation, ConsoleListing listing, long started)
    {
        var supervisor = generation.Supervisor;
        await Task.WhenAny(supervisor.FirstReady, supervisor.GaveUp).ConfigureAwait(false);
        if (!supervisor.FirstReady.IsCompletedSuccessfully)
        {
            return;
        }

        var channel = await supervisor.FirstReady.ConfigureAwait(false);
        await channel.Loaded.ConfigureAwait(false);
        _sink.Write(LogRecord.Plain(listing.Functions(generation.App, _address!)));
        HostLog.Started(_loggers.CreateLogger("Host.Startup"), (long)Stopwatch.GetElapsedTime(started).TotalMilliseconds);
    }

    private static Task StopSignal(CancellationToken stopping) => Task.Delay(Timeout.InfiniteTimeSpan, stopping);

    // A reload swaps the generation, and with it the supervisor that may give up. A host with nobody to run its functions is over.
    private static async Task<int> WaitAsync(HostState state, CancellationToken stopping)
    {
        while (true)
        {
            var generation = state.Current;
            var swapped = state.Swapped;
            if (state.Current != generation)
            {
                continue;
            }

            var ended = await Task.WhenAny(generation.Supervisor.GaveUp, swapped, StopSignal(stopping)).ConfigureAwait(false);
            if (stopping.IsCancellationRequested)
            {
                return 0;
            }

            if (ended == generation.Supervisor.GaveUp)
            {
                return 1;
            }
        }
    }

    private void Watch(AppModel app)
    {
        if (!app.Host.IsFileWatchingEnabled || _isStopping)
        {
            return;
        }

        try
        {
            _watcher = new AppWatcher(app, _setup.Launch.Config.Extensions, change => _ = ReloadAsync(change));
        }
        catch (Exception error) when (error is IOException or UnauthorizedAccessException)
        {
            HostLog.NotWatching(_log, error.Message);
        }
    }

    private async Task ReloadAsync(string change)
    {
        await _reloading.WaitAsync().ConfigureAwait(false);
        try
        {
            // Requests that wait for the last generation's first worker are to be answered by it.
            var supervisor = _state!.Current.Supervisor;
            await Task.WhenAny(supervisor.FirstReady, supervisor.GaveUp).ConfigureAwait(false);
            if (_isStopping)
            {
                return;
            }

            var started = Stopwatch.GetTimestamp();
            var (hostConfig, _) = _setup.Reader.ReadSettings();
            var next = CreateGeneration(ReadApp(hostConfig));
            var last = _state.Swap(next);

            // Told only now: whoever reads it may count on the next request being served by the new generation.
            HostLog.Reloading(_log, change);
            Start(next);
            _retiring = Task.WhenAll(_retiring, last.DisposeAsync().AsTask());
            _ = ReportWhenReadyAsync(next, new ConsoleListing(_sink.IsColored), started);
        }
        catch (ConfigException error)
        {
            HostLog.ReloadFailed(_log, error.Message);
        }
        finally
        {
            _reloading.Release();
        }
    }

    private async Task StopAsync(HttpServer server, HostState state)
    {
        _isStopping = true;
        _watcher?.Dispose();
        HostLog.Stopping(_log);

        // No new connections from here on, while running requests go on and the workers drain.
        using var limit = new CancellationTokenSource(_setup.Launch.Config.ProcessShutdownTimeout);
        var stopping = server.StopAsync(limit.Token);
        await Task.WhenAll(state.Current.DisposeAsync().AsTask(), _retiring).ConfigureAwait(false);
        try
        {
            await stopping.ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            // Connections that would not end are cut with the server.
        }
    }
}
