using System.Collections;
using System.Text.Json;
using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Configuration;

/// <summary>Reads host.json. Unknown settings are passed over: most of them speak to services that a local host does not have.</summary>
internal static class HostConfigReader
{
    public const string FileName = "host.json";
    private const string OverridePrefix = "AzureFunctionsJobHost";

    /// <summary>Reads the file of an app; a missing one means all defaults.</summary>
    /// <param name="appRoot">Folder of the app.</param>
    /// <param name="environment">Variables named AzureFunctionsJobHost__a__b replace the setting a.b.</param>
    /// <param name="problems">Receives what is wrong.</param>
    public static HostConfig Read(string appRoot, IDictionary environment, ConfigProblems problems)
    {
        var path = Path.Combine(appRoot, FileName);
        ConfigNode? root;
        if (File.Exists(path))
        {
            root = ConfigFile.Read(path, FileName, problems);
            if (root is null)
            {
                return new HostConfig();
            }

            CheckVersion(root, problems);
        }
        else
        {
            root = new ConfigNode(JsonValueKind.Object, "{}", FileName);
        }

        ApplyOverrides(root, environment);
        return Read(root, problems);
    }

    private static HostConfig Read(ConfigNode root, ConfigProblems problems)
    {
        var reader = new ConfigNodeReader(root, problems);
        var defaults = new HostConfig();
        return new HostConfig
        {
            FunctionTimeout = ReadTimeout(root, reader, defaults.FunctionTimeout),
            Functions = reader.Texts("functions"),
            RoutePrefix = (reader.Text("extensions", "http", "routePrefix") ?? defaults.RoutePrefix).Trim('/', ' '),
            MaxOutstandingRequests = reader.Integer(-1, -1, "extensions", "http", "maxOutstandingRequests"),
            MaxConcurrentRequests = reader.Integer(-1, -1, "extensions", "http", "maxConcurrentRequests"),
            CustomHeaders = reader.Map("extensions", "http", "customHeaders"),
            LogLevels = ReadLogLevels(root, reader, problems),
            IsConsoleEnabled = reader.Boolean(true, "logging", "console", "isEnabled"),
            IsConsoleColored = !reader.Boolean(false, "logging", "console", "disableColors"),
            IsManagedDependencyEnabled = reader.Boolean(false, "managedDependency", "enabled"),
            SendsCanceledInvocations = reader.Boolean(true, "sendCanceledInvocationsToWorker"),
            IsFileWatchingEnabled = reader.Boolean(true, "fileWatchingEnabled"),
            WatchFiles = reader.Texts("watchFiles") ?? [],
            WatchDirectories = reader.Texts("watchDirectories") ?? defaults.WatchDirectories,
        };
    }

    private static void CheckVersion(ConfigNode root, ConfigProblems problems)
    {
        var version = root.Find("version");
        if (version is null)
        {
            problems.Add(root.Where, "The host.json file is missing the required 'version' property.", "Add \"version\": \"2.0\".");
        }
        else if (version.Text != "2.0")
        {
            problems.Add(version.Where, $"{version.Display} is an invalid value for the 'version' property.", "Write \"version\": \"2.0\".");
        }
    }

    private static TimeSpan ReadTimeout(ConfigNode root, ConfigNodeReader reader, TimeSpan defaultValue) =>
        root.Find("functionTimeout") is { Text: "-1" } ? Timeout.InfiniteTimeSpan : reader.Duration(defaultValue, TimeSpan.FromSeconds(1), "functionTimeout");

    private static Dictionary<string, LogLevel> ReadLogLevels(ConfigNode root, ConfigNodeReader reader, ConfigProblems problems)
    {
        var levels = new Dictionary<string, LogLevel>(StringComparer.OrdinalIgnoreCase);
        foreach (var (category, text) in reader.Map("logging", "logLevel"))
        {
            if (LogLevelNames.TryParse(text, out var level))
            {
                levels[category] = level;
            }
            else
            {
                var node = root.Find("logging", "logLevel", category)!;
                problems.Add(node.Where, $"'logging.logLevel.{category}' is {node.Display}, which is no log level.", $"Use one of {LogLevelNames.All}.");
            }
        }

        return levels;
    }

    private static void ApplyOverrides(ConfigNode root, IDictionary environment)
    {
        foreach (DictionaryEntry variable in environment)
        {
            var path = ((string)variable.Key).Replace("__", ":", StringComparison.Ordinal).Split(':');
            if (path.Length > 1 && path[0].Equals(OverridePrefix, StringComparison.OrdinalIgnoreCase))
            {
                Override(root, path.AsSpan(1), (string?)variable.Value ?? "", $"environment variable {variable.Key}");
            }
        }
    }

    private static void Override(ConfigNode node, ReadOnlySpan<string> path, string value, string where)
    {
        while (path.Length > 1)
        {
            if (!node.TryGet(path[0], out var next) || next.Kind != JsonValueKind.Object)
            {
                next = new ConfigNode(JsonValueKind.Object, "{}", where);
                node.Set(path[0], next);
            }

            node = next;
            path = path[1..];
        }

        node.Set(path[0], new ConfigNode(JsonValueKind.String, value, where));
    }
}
