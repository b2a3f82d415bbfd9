namespace PowerShellWorker.Shell;

/// <summary>A command line that cannot be followed; the message says what is wrong and what is allowed.</summary>
internal sealed class ShellOptionsException(string message) : Exception(message);
