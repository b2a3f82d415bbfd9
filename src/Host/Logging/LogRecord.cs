using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Logging;

/// <summary>One record on its way to the console.</summary>
/// <param name="Time">When, UTC.</param>
/// <param name="Level">How grave.</param>
/// <param name="Text">One line or several.</param>
/// <param name="HasTime">False for plain output, which is written as it is.</param>
internal readonly record struct LogRecord(DateTime Time, LogLevel Level, string Text, bool HasTime = true)
{
    public static LogRecord Plain(string text) => new(default, LogLevel.Information, text, HasTime: false);
}
