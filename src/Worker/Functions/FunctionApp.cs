namespace Microsoft.Azure.Functions.PowerShellWorker.Functions;

/// <summary>The function app as the first load request shows it.</summary>
/// <param name="Root">Its folder, without a separator at the end.</param>
/// <param name="ModulePath">The value of <c>PSModulePath</c> that its functions see.</param>
/// <param name="ProfilePath">Its profile.ps1; null when it has none.</param>
internal sealed record FunctionApp(string Root, string ModulePath, string? ProfilePath)
{
    /// <summary>Grows when files change that runspaces may have loaded.</summary>
    public int Version { get; init; }

    private const string ProfileName = "profile.ps1";

    /// <summary>Looks at the folder above that of a function.</summary>
    public static FunctionApp Find(string functionDirectory, string workerFolder)
    {
        var root = Path.GetFullPath(Path.Combine(functionDirectory, ".."));
        var modulePath = Path.Combine(root, "Modules") + Path.PathSeparator + Path.Combine(workerFolder, "Modules");
        return new FunctionApp(Path.TrimEndingDirectorySeparator(root), modulePath, FindProfile(root));
    }

    /// <summary>Any casing will do, also where the file system tells casings apart; hidden and system files do not count.</summary>
    private static string? FindProfile(string root)
    {
        var options = new EnumerationOptions { MatchCasing = MatchCasing.CaseInsensitive };
        return Directory.Exists(root) ? Directory.EnumerateFiles(root, ProfileName, options).FirstOrDefault() : null;
    }
}
