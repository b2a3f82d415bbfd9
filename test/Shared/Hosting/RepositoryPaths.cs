namespace Shared.Hosting;

/// <summary>Where a build puts what tests start.</summary>
public static class RepositoryPaths
{
    /// <summary>Folder of the sources.</summary>
    public static string Root { get; } = FindRoot();

    /// <summary>"debug" or "release", as the running test was built.</summary>
    public static string Configuration { get; } = Path.GetFileName(AppContext.BaseDirectory.TrimEnd(Path.DirectorySeparatorChar));

    /// <summary>The folder that layouts of the worker are built into.</summary>
    public static string Worker => Path.Combine(Root, "artifacts", "workers", "powershell");

    public static string Examples => Path.Combine(Root, "examples");

    /// <summary>An output file of a project, in the configuration of the running test.</summary>
    public static string Output(string project, string file)
    {
        var path = Path.Combine(Root, "artifacts", "bin", project, Configuration, file);
        return File.Exists(path) ? path : throw new FileNotFoundException($"Build {project} first: {path} does not exist.", path);
    }

    private static string FindRoot()
    {
        var folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "Worker.sln")))
        {
            folder = Path.GetDirectoryName(folder) ?? throw new DirectoryNotFoundException($"No Worker.sln above {AppContext.BaseDirectory}.");
        }

        return folder;
    }
}
