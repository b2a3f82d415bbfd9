using System.Collections;
using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Security.Cryptography;
using System.Text;
using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.CommandLine;
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
    private const int DefaultPort = 7071;
    private const long DefaultMaxBodyBytes = 104_857_600;

    private readonly StartOptions _options;
    private readonly ConsoleSink _sink;
    private readonly string _root;
    private readonly AppReader _reader;
    private readonly HostConfig _hostConfig;
    private readonly LocalSettingsConfig _local;
    private readonly AppSettings _settings;
    private readonly WorkerLaunch _launch;
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

    /// <summary>Reads everything that can be wrong before anything is started.</summary>
    /// <exception cref="ConfigException">The app or the options are unusable.</exception>
    public FunctionsHost(StartOptions options, IDictionary environment, string currentDirectory, ConsoleSink sink)
    {
        _options = options;
        _sink = sink;
        _root = AppFolder.Find(options.Path, currentDirectory).TrimEnd(Path.DirectorySeparatorChar);
        _reader = new AppReader(_root, environment);
        (_hostConfig, _local) = _reader.ReadSettings();
        _settings = new AppSettings(environment, _local);
        if (options.LanguageWorkerArguments is { } arguments)
        {
            _settings.Add("languageWorkers__powershell__arguments", arguments);
        }

        CheckRuntime();
        sink.IsColored &= _hostConfig.IsConsoleColored;
        _loggers = new HostLoggerFactory(sink, new LogFilter(_hostConfig.LogLevels, options.IsVerbose, UserLogLevel()), _hostConfig.IsConsoleEnabled);
        _log = _loggers.CreateLogger(LogCategories.Always);
        AddSettings();
        var config = WorkerConfigReader.Read(WorkerLocator.Find(options.WorkerConfig, _settings, AppContext.BaseDirectory), _settings);
        _launch = new WorkerLaunch(config, _settings, _root);
    }

    /// <summary>Serves until asked to stop, or until no worker can be started.</summary>
    /// <returns>The exit code.</returns>
    /// <exception cref="ConfigException">Address and port cannot be listened on.</exception>
    public async Task<int> RunAsync(CancellationToken stopping)
    {
        var started = Stopwatch.GetTimestamp();
        var listing = new ConsoleListing(_sink.IsColored);
        _sink.Write(LogRecord.Plain(listing.Banner));
        foreach (var warning in _settings.Warnings)
        {
            HostLog.Warning(_log, warning);
        }

        var app = ReadApp(_hostConfig);
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

    private void CheckRuntime()
    {
        const string Name = "FUNCTIONS_WORKER_RUNTIME";
        if (_settings[Name] is { Length: > 0 } runtime && !runtime.Equals("powershell", StringComparison.OrdinalIgnoreCase))
        {
            throw new ConfigException(Name, $"The app is written for the runtime \"{runtime}\"; psfunc runs PowerShell apps.",
                $"Set it to \"powershell\" in {LocalSettingsReader.FileName} if that is what the app is.");
        }
    }

    private LogLevel? UserLogLevel() =>
        _options.UserLogLevel ?? (_settings["FUNCTIONS_USER_LOG_LEVEL"] is { Length: > 0 } text && LogLevelNames.TryParse(text, out var level) ? level : null);

    // What scripts and modules look at to find out where they run.
    private void AddSettings()
    {
        _settings.Add("AzureWebJobsScriptRoot", _root);
        _settings.Add("AZURE_FUNCTIONS_ENVIRONMENT", "Development");
        _settings.Add("FUNCTIONS_CORETOOLS_ENVIRONMENT", "true");
    }

    private AppGeneration CreateGeneration(AppModel app) => new(app, _launch, _gate!, _loggers, _metrics, _options.IsVerbose);

    private AppModel ReadApp(HostConfig hostConfig)
    {
        var app = _reader.ReadApp(hostConfig, _settings, _launch.Config.Extensions, _options.Functions);
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
        var keys = _options.IsAuthEnabled ? new RequestKeys(CreateSecrets()) : null;
        var admin = new AdminEndpoints(() => _address!, _metrics, keys);
        var handler = new RequestHandler(state, admin, CreateCors(), keys, _loggers);
        var address = _options.Address ?? _local.LocalHttpAddress ?? "127.0.0.1";
        if (!IPAddress.TryParse(address.Equals("localhost", StringComparison.OrdinalIgnoreCase) ? "127.0.0.1" : address, out var ip))
        {
            throw new ConfigException("--address", $"\"{address}\" is no IP address.", "Example: --address 0.0.0.0.");
        }

        var port = _options.Port ?? _local.LocalHttpPort ?? DefaultPort;
        var server = await HttpServer.StartAsync(ip, port, MaxBodyBytes(), handler.HandleAsync, _loggers, stopping).ConfigureAwait(false);
        _settings.Add("WEBSITE_HOSTNAME", $"localhost:{server.Address.Port}");
        return server;
    }

    private long? MaxBodyBytes()
    {
        const string Name = "FUNCTIONS_REQUEST_BODY_SIZE_LIMIT";
        if (_settings[Name] is not { Length: > 0 } text)
        {
            return DefaultMaxBodyBytes;
        }

        return long.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var limit)
            ? limit
            : throw new ConfigException(Name, $"The setting is \"{text}\".", "Use a number of bytes.");
    }

    private CorsPolicy? CreateCors()
    {
        var origins = (_options.Cors ?? _local.Cors ?? "").Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        return origins.Length == 0 ? null : new CorsPolicy(origins, _options.AllowsCorsCredentials || _local.AllowsCorsCredentials);
    }

    private SecretStore CreateSecrets()
    {
        var id = Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(_root)))[..16];
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
            _watcher = new AppWatcher(app, _launch.Config.Extensions, change => _ = ReloadAsync(change));
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

            HostLog.Reloading(_log, change);
            var started = Stopwatch.GetTimestamp();
            var (hostConfig, _) = _reader.ReadSettings();
            var next = CreateGeneration(ReadApp(hostConfig));
            var last = _state.Swap(next);
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
        using var limit = new CancellationTokenSource(_launch.Config.ProcessShutdownTimeout);
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
