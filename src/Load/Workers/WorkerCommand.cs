using System.Text;
using System.Text.Json;
using PowerShellWorker.Load.Cli;

namespace PowerShellWorker.Load.Workers;

/// <summary>How a worker is started: what <c>--worker</c> means.</summary>
internal sealed record WorkerCommand(string Label, string FileName, IReadOnlyList<string> Arguments, string Directory)
{
    private const string ConfigPath = "artifacts/workers/powershell/worker.config.json";

    public static WorkerCommand Parse(string text) => text switch
    {
        "null" => Null(),
        "embedded" => Embedded(),
        _ => FromCommandLine(text),
    };

    /// <summary>Splits as a shell would: blanks separate, single and double quotes keep together.</summary>
    internal static IReadOnlyList<string> Split(string text)
    {
        var parts = new List<string>();
        var part = new StringBuilder();
        var quote = '\0';
        var isOpen = false;
        foreach (var c in text)
        {
            if (quote != '\0')
            {
                if (c == quote)
                {
                    quote = '\0';
                }
                else
                {
                    part.Append(c);
                }
            }
            else if (c is '"' or '\'')
            {
                quote = c;
                isOpen = true;
            }
            else if (!char.IsWhiteSpace(c))
            {
                part.Append(c);
                isOpen = true;
            }
            else if (isOpen)
            {
                parts.Add(part.ToString());
                part.Clear();
                isOpen = false;
            }
        }

        if (quote != '\0')
        {
            throw new UsageException($"--worker '{text}': the quote {quote} is not closed.");
        }

        if (isOpen)
        {
            parts.Add(part.ToString());
        }

        return parts;
    }

    private static WorkerCommand Null()
    {
        var self = Path.Combine(AppContext.BaseDirectory, "psload.dll");
        return new WorkerCommand("null", DotNetHost(), [self, NullWorker.Command], AppContext.BaseDirectory);
    }

    private static WorkerCommand Embedded()
    {
        var config = FindUpwards(AppContext.BaseDirectory) ?? FindUpwards(System.IO.Directory.GetCurrentDirectory())
            ?? throw new LoadException($"--worker embedded: no '{ConfigPath}' above this program or the current folder. Build the worker first (dotnet build -c Release src/Worker).");
        var home = Path.GetDirectoryName(config)!;
        using var json = JsonDocument.Parse(File.ReadAllBytes(config));
        var description = json.RootElement.GetProperty("description");
        var executable = description.TryGetProperty("defaultExecutablePath", out var path) ? path.GetString()! : "dotnet";
        var worker = Resolve(home, description.GetProperty("defaultWorkerPath").GetString()!, description);
        string[] extra = description.TryGetProperty("arguments", out var arguments) ? [.. arguments.EnumerateArray().Select(a => a.GetString()!)] : [];
        return new WorkerCommand(
            "embedded", executable == "dotnet" ? DotNetHost() : Path.Combine(home, executable), [.. extra, worker], Path.GetDirectoryName(worker)!);
    }

    private static string Resolve(string home, string workerPath, JsonElement description)
    {
        const string Version = "%FUNCTIONS_WORKER_RUNTIME_VERSION%";
        if (!workerPath.Contains(Version, StringComparison.Ordinal))
        {
            return Path.GetFullPath(Path.Combine(home, workerPath));
        }

        // One config serves every version folder beside it: take the default version, else the newest that is there.
        var versions = new List<string>();
        if (description.TryGetProperty("defaultRuntimeVersion", out var preferred))
        {
            versions.Add(preferred.GetString()!);
        }

        versions.AddRange(System.IO.Directory.GetDirectories(home).OrderDescending(StringComparer.Ordinal).Select(folder => Path.GetFileName(folder)));
        return versions.Select(version => Path.GetFullPath(Path.Combine(home, workerPath.Replace(Version, version, StringComparison.Ordinal)))).FirstOrDefault(File.Exists)
            ?? throw new LoadException($"--worker embedded: '{home}' holds no version folder with '{Path.GetFileName(workerPath)}'. Build the worker first.");
    }

    private static WorkerCommand FromCommandLine(string text)
    {
        var parts = Split(text);
        return parts.Count > 0
            ? new WorkerCommand(text, parts[0], [.. parts.Skip(1)], System.IO.Directory.GetCurrentDirectory())
            : throw new UsageException("--worker is empty. Use null, embedded or a command line.");
    }

    private static string? FindUpwards(string from)
    {
        for (var folder = new DirectoryInfo(from); folder is not null; folder = folder.Parent)
        {
            var candidate = Path.Combine(folder.FullName, ConfigPath);
            if (File.Exists(candidate))
            {
                return candidate;
            }
        }

        return null;
    }

    /// <summary>The dotnet that runs this program, so that both sides use one runtime.</summary>
    private static string DotNetHost() =>
        Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") is { Length: > 0 } path && File.Exists(path)
            ? path
            : Environment.ProcessPath is { } self && Path.GetFileNameWithoutExtension(self) == "dotnet" ? self : "dotnet";
}
