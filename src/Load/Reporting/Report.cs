using PowerShellWorker.Load.Cli;

namespace PowerShellWorker.Load.Reporting;

/// <summary>Where the figures go: a table for people or one JSON object for programs.</summary>
internal abstract class Report
{
    public static Report Create(LoopOptions options, TextWriter output, IReadOnlyList<KeyValuePair<string, string>> facts)
    {
        IReadOnlyList<KeyValuePair<string, string>> all = [.. facts, .. Machine.Facts(options)];
        return options.Json ? new JsonReport(output, all) : new TableReport(output, all, options.Repeat);
    }

    /// <summary>One repetition has ended.</summary>
    public abstract void OnRun(LoadResult result, int repetition);

    public abstract void OnEnd(IReadOnlyList<LoadResult> results);
}
