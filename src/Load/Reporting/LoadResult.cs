using PowerShellWorker.Load.Measuring;

namespace PowerShellWorker.Load.Reporting;

/// <summary>All repetitions against one target.</summary>
internal sealed class LoadResult(string label)
{
    public string Label { get; } = label;

    public List<RunResult> Runs { get; } = [];

    /// <summary>Size of one encoded request; 0 when unknown.</summary>
    public int RequestBytes { get; set; }

    /// <summary>What the worker said it runs on.</summary>
    public string Runtime { get; set; } = "";

    public double PerSecond => Mean(run => run.PerSecond);

    public double PerSecondDeviation => Statistics.Deviation([.. Runs.Select(run => run.PerSecond)]);

    public long Errors => Runs.Sum(run => run.Errors);

    public string? FirstError => Runs.Select(run => run.FirstError).FirstOrDefault(error => error is not null);

    public bool HasProcess => Runs.Any(run => run.After is not null);

    public double RssMb => Mean(run => run.After?.RssMb ?? 0);

    public double RssGrowthMb => Mean(run => (run.After?.RssMb ?? 0) - (run.Before?.RssMb ?? 0));

    public double CpuPercent => Mean(run => run.CpuPercent);

    public double CpuMicroseconds => Mean(run => run.CpuMicroseconds);

    public double HarnessCpuMicroseconds => Mean(run => run.HarnessCpuMicroseconds);

    /// <summary>The latencies of all repetitions together.</summary>
    public LatencyHistogram Latency()
    {
        var all = new LatencyHistogram();
        foreach (var run in Runs)
        {
            all.Add(run.Latency);
        }

        return all;
    }

    private double Mean(Func<RunResult, double> value) => Statistics.Mean([.. Runs.Select(value)]);
}
