using System.Collections;
using System.Globalization;
using System.Net;
using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.CommandLine;
using PowerShellWorker.Host.Configuration;
using PowerShellWorker.Host.Http;
using PowerShellWorker.Host.Workers;

namespace PowerShellWorker.Host;

/// <summary>Everything that options, environment and files say about how to serve an app, read and checked before anything is started.</summary>
internal sealed class HostSetup
{
    private const int DefaultPort = 7071;
    private const long DefaultMaxBodyBytes = 104_857_600;

    /// <exception cref="ConfigException">The app or the options are unusable. Names all that is wrong with them.</exception>
    public HostSetup(StartOptions options, IDictionary environment, string currentDirectory)
    {
        Options = options;
        Root = AppFolder.Find(options.Path, currentDirectory).TrimEnd(Path.DirectorySeparatorChar);
        Reader = new AppReader(Root, environment);
        (Host, var local) = Reader.ReadSettings();
        Settings = new AppSettings(environment, local);
        AddSettings();

        var problems = new ConfigProblems();
        CheckRuntime(problems);
        Address = ReadAddress(local, problems);
        Port = options.Port ?? local.LocalHttpPort ?? DefaultPort;
        MaxBodyBytes = ReadMaxBodyBytes(problems);
        UserLogLevel = options.UserLogLevel ?? ReadUserLogLevel(problems);
        Cors = CreateCors(local);
        Launch = FindWorker(problems)!;
        if (problems.Count > 0)
        {
            throw new ConfigException(problems);
        }
    }

    public StartOptions Options { get; }

    /// <summary>Full path of the app's folder.</summary>
    public string Root { get; }

    public AppReader Reader { get; }

    /// <summary>host.json as it was at the start; a reload reads it again.</summary>
    public HostConfig Host { get; }

    public AppSettings Settings { get; }

    public WorkerLaunch Launch { get; }

    public IPAddress Address { get; }

    public int Port { get; }

    /// <summary>Longest request body in bytes.</summary>
    public long MaxBodyBytes { get; }

    /// <summary>Lowest level shown of what scripts log; null leaves it to host.json.</summary>
    public LogLevel? UserLogLevel { get; }

    /// <summary>Null when no origin is allowed.</summary>
    public CorsPolicy? Cors { get; }

    // What scripts and modules look at to find out where they run.
    private void AddSettings()
    {
        Settings.Add("AzureWebJobsScriptRoot", Root);
        Settings.Add("AZURE_FUNCTIONS_ENVIRONMENT", "Development");
        Settings.Add("FUNCTIONS_CORETOOLS_ENVIRONMENT", "true");
        if (Options.LanguageWorkerArguments is { } arguments)
        {
            Settings.Add("languageWorkers__powershell__arguments", arguments);
        }
    }

    private void CheckRuntime(ConfigProblems problems)
    {
        const string Name = "FUNCTIONS_WORKER_RUNTIME";
        if (Settings[Name] is { Length: > 0 } runtime && !runtime.Equals("powershell", StringComparison.OrdinalIgnoreCase))
        {
            problems.Add(Name, $"The app is written for the runtime \"{runtime}\"; psfunc runs PowerShell apps.",
                $"Set it to \"powershell\" in {LocalSettingsReader.FileName} if that is what the app is.");
        }
    }

    private IPAddress ReadAddress(LocalSettingsConfig local, ConfigProblems problems)
    {
        var text = Options.Address ?? local.LocalHttpAddress ?? "localhost";
        if (text.Equals("localhost", StringComparison.OrdinalIgnoreCase))
        {
            return IPAddress.Loopback;
        }

        if (IPAddress.TryParse(text, out var address))
        {
            return address;
        }

        problems.Add("--address", $"\"{text}\" is no IP address.", "Example: --address 0.0.0.0.");
        return IPAddress.Loopback;
    }

    private long ReadMaxBodyBytes(ConfigProblems problems)
    {
        const string Name = "FUNCTIONS_REQUEST_BODY_SIZE_LIMIT";
        if (Settings[Name] is not { Length: > 0 } text)
        {
            return DefaultMaxBodyBytes;
        }

        if (!long.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var limit))
        {
            problems.Add(Name, $"The setting is \"{text}\".", "Use a number of bytes.");
        }

        return limit;
    }

    private LogLevel? ReadUserLogLevel(ConfigProblems problems)
    {
        const string Name = "FUNCTIONS_USER_LOG_LEVEL";
        if (Settings[Name] is not { Length: > 0 } text)
        {
            return null;
        }

        if (!LogLevelNames.TryParse(text, out var level))
        {
            problems.Add(Name, $"The setting is \"{text}\", which is no log level.", $"Use one of {LogLevelNames.All}.");
        }

        return level;
    }

    private CorsPolicy? CreateCors(LocalSettingsConfig local)
    {
        var origins = (Options.Cors ?? local.Cors ?? "").Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        return origins.Length == 0 ? null : new CorsPolicy(origins, Options.AllowsCorsCredentials || local.AllowsCorsCredentials);
    }

    private WorkerLaunch? FindWorker(ConfigProblems problems)
    {
        try
        {
            var config = WorkerConfigReader.Read(WorkerLocator.Find(Options.WorkerConfig, Settings, AppContext.BaseDirectory), Settings);
            return new WorkerLaunch(config, Settings, Root);
        }
        catch (ConfigException error)
        {
            foreach (var problem in error.Problems)
            {
                problems.Add(problem.Where, problem.What, problem.Fix);
            }

            return null;
        }
    }
}
