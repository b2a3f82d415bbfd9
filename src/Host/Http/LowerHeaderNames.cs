using System.Collections.Concurrent;

namespace PowerShellWorker.Host.Http;

/// <summary>Lower-case header names, made once for the names that come with every request.</summary>
internal static class LowerHeaderNames
{
    private const int Remembered = 512;

    private static readonly ConcurrentDictionary<string, string> Lower = new(StringComparer.Ordinal);
    private static int _count;

    public static string ToLower(string name)
    {
        if (Lower.TryGetValue(name, out var lower))
        {
            return lower;
        }

        lower = name.ToLowerInvariant();

        // Clients choose the names, so the memory for them must end somewhere.
        if (Volatile.Read(ref _count) < Remembered && Lower.TryAdd(name, lower))
        {
            Interlocked.Increment(ref _count);
        }

        return lower;
    }
}
