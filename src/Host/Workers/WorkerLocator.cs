using PowerShellWorker.Host.Configuration;

namespace PowerShellWorker.Host.Workers;

/// <summary>Finds the worker.config.json of the PowerShell worker.</summary>
internal static class WorkerLocator
{
    public const string FileName = "worker.config.json";
    private const string Language = "powershell";

    /// <summary>
    /// In this order: what the command line names (file or folder); the setting languageWorkers:powershell:workerDirectory;
    /// the setting languageWorkers:workersDirectory; workers/powershell beside psfunc, or beside a folder above it, which is
    /// where a build of the repository puts it.
    /// </summary>
    /// <exception cref="ConfigException">The named place holds none, or none is anywhere.</exception>
    public static string Find(string? named, AppSettings settings, string baseDirectory)
    {
        if (named is not null)
        {
            return InNamed("--worker-config", named, named);
        }

        if (settings.Configuration("languageWorkers", Language, "workerDirectory") is { Length: > 0 } own)
        {
            return InNamed("languageWorkers__powershell__workerDirectory", own, own);
        }

        if (settings.Configuration("languageWorkers", "workersDirectory") is { Length: > 0 } all)
        {
            return InNamed("languageWorkers__workersDirectory", all, Path.Combine(all, Language));
        }

        for (var folder = baseDirectory.TrimEnd(Path.DirectorySeparatorChar); folder is not null; folder = Path.GetDirectoryName(folder))
        {
            var path = Path.Combine(folder, "workers", Language, FileName);
            if (File.Exists(path))
            {
                return path;
            }
        }

        throw new ConfigException(Path.Combine(baseDirectory, "workers", Language), $"There is no {FileName}, so no PowerShell worker can be started.",
            "Name the worker's folder: --worker-config <folder>, or set languageWorkers__powershell__workerDirectory.");
    }

    private static string InNamed(string source, string value, string path)
    {
        path = Path.GetFullPath(path);
        var file = Directory.Exists(path) ? Path.Combine(path, FileName) : path;
        return File.Exists(file)
            ? file
            : throw new ConfigException(source, $"There is no {FileName} at '{value}'.", "Name the folder that holds the worker's worker.config.json.");
    }
}
