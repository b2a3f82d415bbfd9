using Microsoft.Extensions.Logging;

namespace PowerShellWorker.Host.Logging;

/// <summary>Lowest level shown of each category: defaults, then host.json's logging.logLevel, whose longest matching prefix counts.</summary>
/// <param name="levels">host.json's levels by category prefix; "default" replaces the defaults.</param>
/// <param name="isVerbose">Whether the host's own records are shown from Information on.</param>
/// <param name="userLevel">Level for what scripts write; null leaves it to the rest.</param>
internal sealed class LogFilter(IReadOnlyDictionary<string, LogLevel> levels, bool isVerbose, LogLevel? userLevel)
{
    public LogLevel MinimumLevel(string category)
    {
        if (category == LogCategories.Always)
        {
            return LogLevel.Trace;
        }

        if (userLevel is { } wished && LogCategories.IsUser(category))
        {
            return wished;
        }

        var longest = levels.Keys.Where(key => IsPrefix(key, category)).MaxBy(static key => key.Length);
        if (longest is not null)
        {
            return levels[longest];
        }

        if (levels.TryGetValue("default", out var level))
        {
            return level;
        }

        return LogCategories.IsSystem(category) && !isVerbose ? LogLevel.Warning : LogLevel.Information;
    }

    // "Function" covers "Function.Hello", and not "Functions".
    private static bool IsPrefix(string key, string category) =>
        category.StartsWith(key, StringComparison.OrdinalIgnoreCase) && (category.Length == key.Length || category[key.Length] == '.');
}
