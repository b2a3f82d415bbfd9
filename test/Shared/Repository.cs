using System.Runtime.CompilerServices;

namespace Shared;

/// <summary>Where things lie in the repository that the tests were built in.</summary>
public static class Repository
{
    /// <summary>The root folder.</summary>
    public static string Root { get; } = FindRoot();

    /// <summary>The laid-out worker's entry assembly.</summary>
    public static string WorkerEntry { get; } =
        Path.Combine(Root, "artifacts", "workers", "powershell", "7.6", "Microsoft.Azure.Functions.PowerShellWorker.dll");

    private static string FindRoot([CallerFilePath] string thisFile = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(thisFile)!, "..", ".."));
}
