namespace System.Management.Automation;

/// <summary>A program ended with an exit code that is not 0, and <c>$PSNativeCommandUseErrorActionPreference</c> is on.</summary>
public sealed class NativeCommandExitException : RuntimeException
{
    internal NativeCommandExitException(string path, int exitCode, int processId, string message, string errorId)
        : base(message, null, errorId, ErrorCategory.NotSpecified, exitCode)
    {
        Path = path;
        ExitCode = exitCode;
        ProcessId = processId;
    }

    public int ExitCode { get; }

    public string? Path { get; }

    public int ProcessId { get; }
}
