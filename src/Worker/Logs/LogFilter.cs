using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Logs;

/// <summary>The least levels that the host asked for, by category. Immutable; the longest matching category wins.</summary>
internal sealed class LogFilter
{
    private readonly (string Category, RpcLog.Types.Level Level)[] _levels;

    public LogFilter(IEnumerable<KeyValuePair<string, RpcLog.Types.Level>> levels) =>
        _levels = levels.Select(level => (level.Key, level.Value)).OrderByDescending(level => level.Key.Length).ToArray();

    /// <summary>Sends everything and leaves the preference variables alone: what hosts that name no levels expect.</summary>
    public static LogFilter None { get; } = new([]);

    /// <summary>The level for a category such as <c>Function.hello.User</c>; null when the host names none for it.</summary>
    public RpcLog.Types.Level? Find(string category)
    {
        foreach (var (prefix, level) in _levels)
        {
            if (prefix.Length == 0
                || prefix.Equals("default", StringComparison.OrdinalIgnoreCase)
                || prefix.Equals("*", StringComparison.Ordinal)
                || IsPrefix(prefix, category))
            {
                return level;
            }
        }

        return null;
    }

    private static bool IsPrefix(string prefix, string category) =>
        category.StartsWith(prefix, StringComparison.OrdinalIgnoreCase)
        && (category.Length == prefix.Length || category[prefix.Length] == '.');
}
