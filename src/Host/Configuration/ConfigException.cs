namespace PowerShellWorker.Host.Configuration;

/// <summary>The app, or the command line, cannot be used as it stands. Carries every problem found.</summary>
internal sealed class ConfigException(IReadOnlyCollection<ConfigProblem> problems) : Exception(string.Join('\n', problems))
{
    public ConfigException(string where, string what, string fix = "")
        : this([new ConfigProblem(where, what, fix)])
    {
    }

    public IReadOnlyCollection<ConfigProblem> Problems { get; } = problems;
}
