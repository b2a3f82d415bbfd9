namespace PowerShellWorker.Load.Cli;

/// <summary>The command line is wrong.</summary>
internal sealed class UsageException(string message) : Exception(message);
