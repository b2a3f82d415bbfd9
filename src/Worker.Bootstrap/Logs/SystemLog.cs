using System.Text;

namespace Microsoft.Azure.Functions.PowerShellWorker.Logs;

/// <summary>Lines on standard output that the host takes for the worker's own log. They never hold user data.</summary>
internal static class SystemLog
{
    private const string Prefix = "LanguageWorkerConsoleLog";

    // Console.Out would set up encodings and the terminal first, which costs milliseconds at start.
    private static readonly Stream Output = Console.OpenStandardOutput();
    private static readonly Lock Gate = new();

    /// <summary>Lowest level that is written. <see cref="SystemLogLevel.Trace"/> shows timings; it is set by the host's log categories.</summary>
    public static SystemLogLevel MinimumLevel { get; set; } = SystemLogLevel.Trace;

    /// <summary>Writes one line, in one piece.</summary>
    public static void Write(SystemLogLevel level, string message, string? requestId = null, string? invocationId = null)
    {
        if (level < MinimumLevel)
        {
            return;
        }

        var bytes = Encoding.UTF8.GetBytes(Format(level, message, requestId, invocationId));
        lock (Gate)
        {
            try
            {
                Output.Write(bytes);
                Output.Flush();
            }
            catch (IOException)
            {
                // Nobody reads our output any more: the host is gone, and the end of the stream will end this process.
            }
        }
    }

    /// <summary>The line as the host expects it, followed by the empty line that readers of these logs rely on.</summary>
    internal static string Format(SystemLogLevel level, string message, string? requestId, string? invocationId)
    {
        var line = new StringBuilder(message.Length + 128).Append(Prefix).Append("System Log: {");
        if (!string.IsNullOrEmpty(requestId))
        {
            line.Append(" Request-Id: ").Append(requestId).Append(';');
        }

        if (!string.IsNullOrEmpty(invocationId))
        {
            line.Append(" Invocation-Id: ").Append(invocationId).Append(';');
        }

        // A second line would be taken for the console output of a user's script.
        var text = message.AsSpan().ContainsAny('\r', '\n') ? message.ReplaceLineEndings(" ") : message;
        return line.Append(" Log-Level: ").Append(level.ToString()).Append("; Log-Message: ").Append(text)
            .Append(" }").Append(Environment.NewLine).Append(Environment.NewLine).ToString();
    }
}
