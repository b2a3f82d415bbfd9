using System.Text.Json;
using System.Text.RegularExpressions;
using PowerShellWorker.Host.Configuration;

namespace PowerShellWorker.Host.Workers;

/// <summary>Reads a worker.config.json; settings named languageWorkers:powershell:… replace what it says.</summary>
internal static class WorkerConfigReader
{
    /// <exception cref="ConfigException">The file cannot be used; names everything that is wrong with it.</exception>
    public static WorkerConfig Read(string path, AppSettings settings)
    {
        var problems = new ConfigProblems();
        var root = ConfigFile.Read(path, path, problems) ?? throw new ConfigException(problems);
        if (root.Find("description") is not { Kind: JsonValueKind.Object } description)
        {
            throw new ConfigException(root.Where, "The property 'description' is missing.", "Add \"description\": { \"language\": \"powershell\", … }.");
        }

        var directory = Path.GetDirectoryName(path)!;
        var texts = new ConfigNodeReader(description, problems);
        var options = new ConfigNodeReader(root.Find("processOptions") ?? new ConfigNode(JsonValueKind.Object, "{}", path), problems);
        var defaults = new { Interval = TimeSpan.FromSeconds(10), Startup = TimeSpan.FromSeconds(60) };
        var config = new WorkerConfig
        {
            Directory = directory,
            Language = Required(description, texts, "language", problems),
            Extensions = texts.Texts("extensions") ?? [".ps1", ".psm1"],
            ExecutablePath = settings.Configuration("languageWorkers", "powershell", "defaultExecutablePath") is { Length: > 0 } executable
                ? executable
                : Required(description, texts, "defaultExecutablePath", problems),
            WorkerPath = Required(description, texts, "defaultWorkerPath", problems),
            Arguments = [.. texts.Texts("arguments") ?? [], .. SplitArguments(settings.Configuration("languageWorkers", "powershell", "arguments"))],
            DefaultRuntimeVersion = settings.Configuration("languageWorkers", "powershell", "defaultRuntimeVersion") ?? texts.Text("defaultRuntimeVersion"),
            SupportedRuntimeVersions = texts.Texts("supportedRuntimeVersions") ?? [],
            SanitizeRuntimeVersion = ReadRegex(description, texts, problems),
            IsStandardErrorForErrorsOnly = texts.Boolean(false, "useStdErrorStreamForErrorsOnly"),
            MaxProcessCount = options.Integer(10, 1, "maxProcessCount"),
            ProcessStartupInterval = options.Duration(defaults.Interval, TimeSpan.Zero, "processStartupInterval"),
            ProcessStartupTimeout = options.Duration(defaults.Startup, TimeSpan.FromMilliseconds(1), "processStartupTimeout"),
            InitializationTimeout = options.Duration(defaults.Interval, TimeSpan.FromMilliseconds(1), "initializationTimeout"),
            ProcessRestartInterval = options.Duration(defaults.Interval, TimeSpan.Zero, "processRestartInterval"),
            ProcessShutdownTimeout = options.Duration(defaults.Interval, TimeSpan.Zero, "processShutdownTimeout"),
            ProcessCount = options.Boolean(false, "setProcessCountToNumberOfCpuCores")
                ? Environment.ProcessorCount
                : options.Integer(1, 1, "processCount"),
        };
        config = WithProcessCount(config, settings, options.Boolean(false, "setProcessCountToNumberOfCpuCores"), problems);
        return problems.Count > 0 ? throw new ConfigException(problems) : config;
    }

    private static WorkerConfig WithProcessCount(WorkerConfig config, AppSettings settings, bool isPerCore, ConfigProblems problems)
    {
        const string Name = "FUNCTIONS_WORKER_PROCESS_COUNT";
        var max = isPerCore ? Math.Max(config.MaxProcessCount, Environment.ProcessorCount) : config.MaxProcessCount;
        if (settings[Name] is { Length: > 0 } text)
        {
            if (!int.TryParse(text, out var count) || count < 1)
            {
                problems.Add(Name, $"The setting is \"{text}\".", $"Use a whole number from 1 to {max}.");
                return config;
            }

            config = config with { ProcessCount = count };
        }

        if (config.ProcessCount > max)
        {
            problems.Add(Name, $"{config.ProcessCount} worker processes are wanted, and 'maxProcessCount' is {max}.", "Lower the one or raise the other.");
        }

        return config with { MaxProcessCount = max };
    }

    private static string Required(ConfigNode node, ConfigNodeReader reader, string name, ConfigProblems problems)
    {
        if (node.Find(name) is null)
        {
            problems.Add(node.Where, $"'description.{name}' is missing.", "Add it.");
        }

        return reader.Text(name) ?? "";
    }

    private static Regex? ReadRegex(ConfigNode node, ConfigNodeReader reader, ConfigProblems problems)
    {
        const string Name = "sanitizeRuntimeVersionRegex";
        if (reader.Text(Name) is not { Length: > 0 } pattern)
        {
            return null;
        }

        try
        {
            return new Regex(pattern, RegexOptions.CultureInvariant, TimeSpan.FromSeconds(1));
        }
        catch (ArgumentException error)
        {
            problems.Add(node.Find(Name)!.Where, $"'{Name}' is no regular expression: {error.Message}", "Correct it.");
            return null;
        }
    }

    private static string[] SplitArguments(string? text) =>
        text?.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries) ?? [];
}
