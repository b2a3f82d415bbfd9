using System.Diagnostics;

namespace PowerShellWorker.Host.Http;

/// <summary>The W3C trace context that a function runs under.</summary>
internal static class TraceParent
{
    /// <summary>A new span in the caller's trace, or in a new trace when the caller named none, or none that is valid.</summary>
    public static string Create(string? incoming)
    {
        if (incoming is { Length: 55 } && ActivityContext.TryParse(incoming, null, out var parent))
        {
            return string.Concat("00-", parent.TraceId.ToHexString(), "-", string.Concat(ActivitySpanId.CreateRandom().ToHexString(), incoming.AsSpan(52)));
        }

        return string.Concat("00-", ActivityTraceId.CreateRandom().ToHexString(), "-", string.Concat(ActivitySpanId.CreateRandom().ToHexString(), "-00"));
    }
}
