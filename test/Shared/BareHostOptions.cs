namespace Shared;

/// <summary>How a <see cref="BareHost"/> starts its worker.</summary>
public sealed record BareHostOptions
{
    /// <summary>The entry assembly; by default the one that the build laid out.</summary>
    public string WorkerEntry { get; init; } = Repository.WorkerEntry;

    public string WorkerId { get; init; } = Guid.NewGuid().ToString();

    /// <summary>Variables on top of this process's own.</summary>
    public Dictionary<string, string> Environment { get; init; } = new() { ["PSWorkerInProcConcurrencyUpperBound"] = "1" };

    /// <summary>The command line from address and worker id; null sends both spellings, as hosts do.</summary>
    public Func<Uri, string, string[]>? Arguments { get; init; }

    public IReadOnlyList<string> ExtraArguments { get; init; } = [];

    public Dictionary<string, string> HostCapabilities { get; init; } = [];

    /// <summary>The options with another limit of runspaces.</summary>
    public static BareHostOptions WithRunspaces(int limit) =>
        new() { Environment = new() { ["PSWorkerInProcConcurrencyUpperBound"] = limit.ToString(System.Globalization.CultureInfo.InvariantCulture) } };
}
