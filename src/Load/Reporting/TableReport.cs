namespace PowerShellWorker.Load.Reporting;

internal sealed class TableReport : Report
{
    private readonly TextWriter _output;
    private readonly int _repetitions;

    public TableReport(TextWriter output, IReadOnlyList<KeyValuePair<string, string>> facts, int repetitions)
    {
        (_output, _repetitions) = (output, repetitions);
        WriteFacts(output, facts);
    }

    public static void WriteFacts(TextWriter output, IReadOnlyList<KeyValuePair<string, string>> facts)
    {
        output.WriteLine($"psload {Machine.ProgramVersion}");
        foreach (var (name, value) in facts)
        {
            output.WriteLine($"  {name,-12} {value}");
        }

        output.WriteLine();
        output.Flush();
    }

    /// <summary>Right-aligned columns, the first one left-aligned.</summary>
    public static void WriteTable(TextWriter output, IReadOnlyList<string[]> rows)
    {
        var widths = Enumerable.Range(0, rows[0].Length).Select(column => rows.Max(row => row[column].Length)).ToArray();
        foreach (var row in rows)
        {
            output.WriteLine(string.Join("  ", row.Select((cell, i) => i == 0 ? cell.PadRight(widths[i]) : cell.PadLeft(widths[i]))).TrimEnd());
        }
    }

    public override void OnRun(LoadResult result, int repetition)
    {
        if (_repetitions > 1)
        {
            var run = result.Runs[^1];
            _output.WriteLine($"  {repetition}/{_repetitions} {result.Label}: {Format.Number(run.PerSecond)}/s, p99 {Format.Number(run.Latency.PercentileMs(99))} ms, {run.Errors} errors");
            _output.Flush();
        }
    }

    public override void OnEnd(IReadOnlyList<LoadResult> results)
    {
        List<string[]> rows =
            [["target", "per s", "+-", "p50 ms", "p95 ms", "p99 ms", "p99.9 ms", "max ms", "errors", "RSS MB", "growth MB", "CPU %", "us/inv", "harness us"]];
        foreach (var result in results)
        {
            var latency = result.Latency();
            rows.Add(
            [
                result.Label.Length <= 32 ? result.Label : result.Label[..29] + "...",
                Format.Number(result.PerSecond),
                Format.Number(result.PerSecondDeviation),
                Format.Number(latency.PercentileMs(50)),
                Format.Number(latency.PercentileMs(95)),
                Format.Number(latency.PercentileMs(99)),
                Format.Number(latency.PercentileMs(99.9)),
                Format.Number(latency.MaxMs),
                result.Errors.ToString(Format.Culture),
                result.HasProcess ? Format.Number(result.RssMb) : "-",
                result.HasProcess ? Format.Number(result.RssGrowthMb) : "-",
                result.HasProcess ? Format.Number(result.CpuPercent) : "-",
                result.HasProcess ? Format.Number(result.CpuMicroseconds) : "-",
                Format.Number(result.HarnessCpuMicroseconds),
            ]);
        }

        WriteTable(_output, rows);
        foreach (var result in results)
        {
            WriteNotes(result, results);
        }
    }

    private void WriteNotes(LoadResult result, IReadOnlyList<LoadResult> results)
    {
        if (result.RequestBytes > 0)
        {
            _output.WriteLine($"{result.Label}: {result.Runtime}, {result.RequestBytes} bytes a request");
        }

        if (results.FirstOrDefault(other => other.Label == "null") is { PerSecond: > 0 } limit && limit != result)
        {
            _output.WriteLine($"{result.Label}: {Format.Number(result.PerSecond / limit.PerSecond * 100)} % of the null worker's rate");
        }

        foreach (var soak in result.Runs.Select(run => run.Soak).OfType<(double SecondMb, double LastMb)>())
        {
            _output.WriteLine(
                $"{result.Label}: RSS {Format.Number(soak.SecondMb)} MB over the second 20,000 requests, {Format.Number(soak.LastMb)} MB over the last 20,000: {Format.Number(soak.LastMb - soak.SecondMb)} MB growth");
        }

        if (result.FirstError is { } error)
        {
            _output.WriteLine($"{result.Label}: FAILED, {result.Errors} errors, so these figures are no result. First: {error}");
        }
    }
}
