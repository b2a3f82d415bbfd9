namespace PowerShellWorker.Host.Configuration;

/// <summary>Finds the folder of the app that a command is about.</summary>
internal static class AppFolder
{
    /// <summary>The folder the user named or, when none was named, the nearest one upwards that is an app.</summary>
    /// <exception cref="ConfigException">There is no such folder, or it holds no app.</exception>
    public static string Find(string? named, string currentDirectory)
    {
        if (named is not null)
        {
            var path = Path.GetFullPath(named, currentDirectory);
            if (!Directory.Exists(path))
            {
                throw new ConfigException(named, "There is no such folder.", "Name the folder that holds the app's host.json.");
            }

            return IsApp(path) ? path : throw NotAnApp(named);
        }

        for (var folder = currentDirectory; folder is not null; folder = Path.GetDirectoryName(folder))
        {
            if (IsApp(folder))
            {
                return folder;
            }
        }

        throw NotAnApp(currentDirectory);
    }

    private static bool IsApp(string folder) =>
        File.Exists(Path.Combine(folder, HostConfigReader.FileName)) || File.Exists(Path.Combine(folder, LocalSettingsReader.FileName));

    private static ConfigException NotAnApp(string folder) => new(
        folder,
        $"Unable to find project root. Expecting to find one of {HostConfigReader.FileName}, {LocalSettingsReader.FileName} in project root.",
        "Start psfunc in the app's folder or name it: psfunc start <folder>.");
}
