using System.Globalization;

namespace PowerShellWorker.Rpc.Internal;

/// <summary>The header <c>grpc-timeout</c>: at most eight digits and a unit.</summary>
internal static class GrpcTimeout
{
    public const string Header = "grpc-timeout";

    private const long MaxValue = 99_999_999;

    private static readonly TimeSpan LongestTimer = TimeSpan.FromMilliseconds(uint.MaxValue - 1);

    public static string Format(TimeSpan timeout)
    {
        var milliseconds = Math.Max(0, (long)Math.Ceiling(timeout.TotalMilliseconds));
        if (milliseconds <= MaxValue)
        {
            return string.Create(CultureInfo.InvariantCulture, $"{milliseconds}m");
        }

        return string.Create(CultureInfo.InvariantCulture, $"{Math.Min(MaxValue, (long)Math.Ceiling(timeout.TotalSeconds))}S");
    }

    /// <summary>Null for no header and for one that cannot be read, as the protocol leaves that to the server.</summary>
    public static TimeSpan? Parse(string? header)
    {
        if (header is not { Length: >= 2 and <= 9 }
            || !long.TryParse(header.AsSpan(0, header.Length - 1), NumberStyles.None, CultureInfo.InvariantCulture, out var value))
        {
            return null;
        }

        TimeSpan? timeout = header[^1] switch
        {
            'H' => TimeSpan.FromHours(value),
            'M' => TimeSpan.FromMinutes(value),
            'S' => TimeSpan.FromSeconds(value),
            'm' => TimeSpan.FromMilliseconds(value),
            'u' => TimeSpan.FromMicroseconds(value),
            'n' => TimeSpan.FromMicroseconds(value / 1000.0),
            _ => null,
        };
        // Timers count milliseconds in 32 bits; 49 days are as good as none.
        return timeout < LongestTimer ? timeout : null;
    }
}
