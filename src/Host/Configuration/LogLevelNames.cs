using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Configuration;

/// <summary>Log levels as settings and options spell them.</summary>
internal static class LogLevelNames
{
    public static string All { get; } = string.Join(", ", Enum.GetNames<LogLevel>());

    public static bool TryParse(string text, out LogLevel level) =>
        Enum.TryParse(text, ignoreCase: true, out level) && !char.IsAsciiDigit(text.TrimStart('-', '+')[0]);
}
