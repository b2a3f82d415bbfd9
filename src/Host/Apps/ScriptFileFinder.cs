using PowerShellWorker.Host.Configuration;

namespace PowerShellWorker.Host.Apps;

/// <summary>Decides which script a function runs.</summary>
internal static class ScriptFileFinder
{
    /// <summary>
    /// 'scriptFile' if function.json names one; else the folder's only other file; else the one called run.
    /// Null, with the reason in <paramref name="problems"/>, when there is none, or none the worker can run.
    /// </summary>
    /// <param name="config">The function.</param>
    /// <param name="appRoot">A script may lie outside its function's folder, but not outside the app.</param>
    /// <param name="extensions">Extensions that the worker runs, each with its dot.</param>
    /// <param name="problems">Receives what is wrong.</param>
    public static string? Find(FunctionConfig config, string appRoot, IReadOnlyCollection<string> extensions, ConfigProblems problems)
    {
        var script = config.ScriptFile is { Length: > 0 } ? Named(config, appRoot, problems) : Primary(config, problems);
        if (script is not null && !extensions.Contains(Path.GetExtension(script), StringComparer.OrdinalIgnoreCase))
        {
            problems.Add(config.FileName, $"The script '{Path.GetFileName(script)}' is not one that the PowerShell worker runs.",
                $"Use a file with one of the extensions {string.Join(", ", extensions)}.");
            return null;
        }

        return script;
    }

    private static string? Named(FunctionConfig config, string appRoot, ConfigProblems problems)
    {
        // Paths are written with either separator and have to work on every system.
        var path = Path.GetFullPath(config.ScriptFile!.Replace('\\', '/'), config.Directory);
        var where = config.Root.Find("scriptFile")!.Where;
        if (!path.StartsWith(appRoot + Path.DirectorySeparatorChar, StringComparison.Ordinal))
        {
            problems.Add(where, $"The 'scriptFile' \"{config.ScriptFile}\" leads out of the app's folder.", "Move the script into the app.");
            return null;
        }

        if (!File.Exists(path))
        {
            problems.Add(where,
                $"Invalid script file name configuration. The 'scriptFile' property is set to a file that does not exist: \"{config.ScriptFile}\".",
                $"Create {path} or correct the name.");
            return null;
        }

        return path;
    }

    private static string? Primary(FunctionConfig config, ConfigProblems problems)
    {
        var files = Directory.GetFiles(config.Directory)
            .Where(static file => !Path.GetFileName(file).Equals(FunctionConfigReader.FileName, StringComparison.OrdinalIgnoreCase))
            .ToArray();
        if (files.Length == 1)
        {
            return files[0];
        }

        // More than one may be called run (run.ps1, run.Tests.ps1 is "run.Tests"): scripts go before the rest.
        var candidates = files
            .Where(static file => Path.GetFileNameWithoutExtension(file).Equals("run", StringComparison.OrdinalIgnoreCase))
            .OrderBy(static file => !file.EndsWith(".ps1", StringComparison.OrdinalIgnoreCase));
        if (candidates.FirstOrDefault() is { } run)
        {
            return run;
        }

        problems.Add(config.FileName, "Unable to determine the primary function script.",
            files.Length == 0
                ? $"Write {Path.Combine(config.Directory, "run.ps1")}."
                : "Call the script run.ps1, or name it in function.json: \"scriptFile\": \"<file>\".");
        return null;
    }
}
