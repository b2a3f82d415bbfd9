using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.RegularExpressions;
using PowerShellWorker.Host.Configuration;

namespace PowerShellWorker.Host.Workers;

/// <summary>How to start one process of the worker: what worker.config.json says, resolved for this machine and this app.</summary>
internal sealed partial class WorkerLaunch
{
    private const string VersionSetting = "FUNCTIONS_WORKER_RUNTIME_VERSION";
    private const string ConcurrencySetting = "PSWorkerInProcConcurrencyUpperBound";

    private readonly AppSettings _settings;
    private readonly string _appRoot;
    private readonly string[] _arguments;
    private readonly string _workerPath;

    /// <exception cref="ConfigException">The version is not supported, or the worker or its executable does not exist.</exception>
    public WorkerLaunch(WorkerConfig config, AppSettings settings, string appRoot)
    {
        Config = config;
        _settings = settings;
        _appRoot = appRoot;
        RuntimeVersion = ChooseVersion(config, settings[VersionSetting]);
        Executable = ResolveExecutable(Expand(config.ExecutablePath));
        _arguments = [.. config.Arguments.Select(Expand).Where(static argument => argument.Length > 0)];
        _workerPath = Path.GetFullPath(Expand(config.WorkerPath), config.Directory);
        if (!File.Exists(_workerPath))
        {
            throw new ConfigException(Path.Combine(config.Directory, WorkerLocator.FileName), $"The worker '{_workerPath}' does not exist.",
                "Build or install the worker, or correct 'defaultWorkerPath'.");
        }
    }

    public WorkerConfig Config { get; }

    public string Executable { get; }

    /// <summary>Language version that the app runs on; empty when neither app nor worker names one.</summary>
    public string RuntimeVersion { get; }

    /// <summary>The command for one process.</summary>
    /// <param name="host">Where the host listens for the worker.</param>
    /// <param name="workerId">Id by which the worker introduces itself.</param>
    public ProcessStartInfo CreateStartInfo(Uri host, string workerId)
    {
        var requestId = Guid.NewGuid().ToString();
        var start = new ProcessStartInfo(Executable)
        {
            WorkingDirectory = _appRoot,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            StandardOutputEncoding = Encoding.UTF8,
            StandardErrorEncoding = Encoding.UTF8,
            UseShellExecute = false,
            CreateNoWindow = true,
        };

        // Both sets of names: workers in use know only the older ones.
        string[] arguments =
        [
            .. _arguments,
            _workerPath,
            "--host", host.Host,
            "--port", host.Port.ToString(System.Globalization.CultureInfo.InvariantCulture),
            "--workerId", workerId,
            "--requestId", requestId,
            "--grpcMaxMessageLength", "2147483647",
            "--functions-uri", host.ToString(),
            "--functions-worker-id", workerId,
            "--functions-request-id", requestId,
            "--functions-grpc-max-message-length", "2147483647",
        ];
        foreach (var argument in arguments)
        {
            start.ArgumentList.Add(argument);
        }

        foreach (var (name, value) in Environment())
        {
            start.Environment[name] = value;
        }

        return start;
    }

    [GeneratedRegex("%([A-Za-z_][A-Za-z0-9_]*)%")]
    private static partial Regex VariableReference { get; }

    private Dictionary<string, string> Environment()
    {
        var variables = new Dictionary<string, string>(_settings.Added, StringComparer.Ordinal)
        {
            ["FUNCTIONS_WORKER_DIRECTORY"] = Config.Directory,
            ["FUNCTIONS_APPLICATION_DIRECTORY"] = _appRoot,
            ["FUNCTIONS_WORKER_RUNTIME"] = Config.Language,
        };
        if (RuntimeVersion.Length > 0)
        {
            variables[VersionSetting] = RuntimeVersion;
        }

        // A worker whose own default is one invocation at a time gets the hosts' usual bound.
        if (string.IsNullOrEmpty(_settings[ConcurrencySetting]))
        {
            variables[ConcurrencySetting] = "1000";
        }

        return variables;
    }

    private static string ChooseVersion(WorkerConfig config, string? wished)
    {
        if (string.IsNullOrWhiteSpace(wished))
        {
            return config.DefaultRuntimeVersion ?? "";
        }

        var version = config.SanitizeRuntimeVersion?.Match(wished) is { Success: true } match ? match.Value : wished;
        return config.SupportedRuntimeVersions.Count == 0 || config.SupportedRuntimeVersions.Contains(version, StringComparer.OrdinalIgnoreCase)
            ? version
            : throw new ConfigException(VersionSetting, $"Version {wished} is not supported for language {config.Language}.",
                $"Use one of {string.Join(", ", config.SupportedRuntimeVersions)}.");
    }

    private string Expand(string text)
    {
        text = text
            .Replace("{os}", OperatingSystem.IsWindows() ? "WINDOWS" : OperatingSystem.IsMacOS() ? "OSX" : "LINUX", StringComparison.OrdinalIgnoreCase)
            .Replace("{architecture}", RuntimeInformation.OSArchitecture.ToString(), StringComparison.OrdinalIgnoreCase)
            .Replace("{workerDirectoryPath}", Config.Directory, StringComparison.OrdinalIgnoreCase);
        return VariableReference.Replace(text, match => match.Groups[1].Value == VersionSetting ? RuntimeVersion : _settings[match.Groups[1].Value] ?? "");
    }

    private string ResolveExecutable(string name)
    {
        if (Path.GetFileNameWithoutExtension(name).Equals("dotnet", StringComparison.OrdinalIgnoreCase) && !Path.IsPathRooted(name)
            && CurrentDotnet() is { } dotnet)
        {
            return dotnet;
        }

        // Relative paths are the worker's own files; bare names are looked up in PATH.
        if (name.Contains('/', StringComparison.Ordinal) || name.Contains('\\', StringComparison.Ordinal))
        {
            var path = Path.GetFullPath(name, Config.Directory);
            return File.Exists(path) ? path : throw NotFound(path);
        }

        return FindInPath(name) ?? throw NotFound(name);
    }

    private ConfigException NotFound(string name) => new(
        Path.Combine(Config.Directory, WorkerLocator.FileName), $"The executable '{name}' that runs the worker was not found.",
        "Install it, put it on PATH, or set languageWorkers__powershell__defaultExecutablePath.");

    // The dotnet that runs psfunc is there for certain and has the right version; the one on PATH may be neither.
    private static string? CurrentDotnet()
    {
        var file = OperatingSystem.IsWindows() ? "dotnet.exe" : "dotnet";
        if (System.Environment.ProcessPath is { } own && Path.GetFileName(own).Equals(file, StringComparison.OrdinalIgnoreCase))
        {
            return own;
        }

        var root = Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", ".."));
        var path = Path.Combine(root, file);
        return File.Exists(path) ? path : FindInPath("dotnet");
    }

    private static string? FindInPath(string name)
    {
        string[] extensions = OperatingSystem.IsWindows() ? [".exe", ".cmd", ".bat", ""] : [""];
        var folders = (System.Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries);
        return folders
            .SelectMany(folder => extensions.Select(extension => Path.Combine(folder, name + extension)))
            .FirstOrDefault(File.Exists);
    }
}
