namespace PowerShellWorker.Host.Logging;

/// <summary>Categories that the filter treats specially.</summary>
internal static class LogCategories
{
    /// <summary>Shown whatever the settings say: what tools wait for, and what the user has to know.</summary>
    public const string Always = "psfunc";

    private static readonly string[] SystemPrefixes = ["Microsoft.", "System.", "Worker.", "Host."];

    /// <summary>Whether a category is the host's own inner life, shown only with --verbose unless it warns.</summary>
    public static bool IsSystem(string category) =>
        category != "Host.Function.Console"
        && SystemPrefixes.Any(prefix => category.StartsWith(prefix, StringComparison.OrdinalIgnoreCase));

    /// <summary>Whether a category carries what the user's scripts write.</summary>
    public static bool IsUser(string category) =>
        category == "Host.Function.Console"
        || (category.StartsWith("Function.", StringComparison.Ordinal) && category.EndsWith(".User", StringComparison.Ordinal));
}
