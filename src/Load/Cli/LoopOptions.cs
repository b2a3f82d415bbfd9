namespace PowerShellWorker.Load.Cli;

/// <summary>What both modes share: how long, how often, how many at once.</summary>
internal sealed record LoopOptions(int Outstanding, TimeSpan WarmUp, TimeSpan Length, long? Count, int Repeat, TimeSpan SilenceLimit, bool Json)
{
    public static readonly string[] Switches = ["--json"];

    public static readonly string[] Options =
        ["--outstanding", "--warmup", "--seconds", "--count", "--repeat", "--timeout", "--method", "--body-bytes"];

    public static LoopOptions From(Arguments arguments)
    {
        if (arguments.Has("--count") && arguments.Has("--seconds"))
        {
            throw new UsageException("Give --count or --seconds, not both.");
        }

        long? count = arguments.Has("--count") ? arguments.Long("--count", 0, 1, long.MaxValue) : null;
        return new LoopOptions(
            arguments.Int("--outstanding", 100, 1, 100_000),
            arguments.Seconds("--warmup", count is null ? 3 : 0, 0),
            arguments.Seconds("--seconds", 10, 0.1),
            count,
            arguments.Int("--repeat", 1, 1, 1000),
            arguments.Seconds("--timeout", 60, 1),
            arguments.Has("--json"));
    }
}
