using System.Diagnostics;
using PowerShellWorker.Load.Measuring;

namespace Load.Tests;

public sealed class MeasuringTests
{
    [Fact]
    public void Percentiles_are_at_most_one_bucket_above_the_truth()
    {
        var histogram = new LatencyHistogram();
        for (var ms = 1; ms <= 1000; ms++)
        {
            histogram.Record(ms * Stopwatch.Frequency / 1000);
        }

        Assert.Equal(1000, histogram.Count);
        foreach (var percent in new[] { 1.0, 50, 95, 99, 99.9 })
        {
            Assert.InRange(histogram.PercentileMs(percent), percent * 10, percent * 10 * 1.008 + 0.001);
        }

        Assert.Equal(1000, histogram.MaxMs, 3);
        Assert.Equal(histogram.MaxMs, histogram.PercentileMs(100));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(127)]
    [InlineData(128)]
    [InlineData(129)]
    [InlineData(255)]
    [InlineData(256)]
    [InlineData(1_000_000_007)]
    [InlineData(long.MaxValue)]
    public void A_single_value_is_its_own_percentile(long ticks)
    {
        var histogram = new LatencyHistogram();
        histogram.Record(ticks);
        Assert.Equal(ticks * 1000.0 / Stopwatch.Frequency, histogram.PercentileMs(50), 6);
    }

    [Fact]
    public void Histograms_add_up()
    {
        var (low, high) = (new LatencyHistogram(), new LatencyHistogram());
        low.Record(10);
        high.Record(1_000_000);
        low.Add(high);
        Assert.Equal(2, low.Count);
        Assert.Equal(high.MaxMs, low.MaxMs);
        Assert.Equal(high.MaxMs, low.PercentileMs(99));
    }

    [Fact]
    public void Nothing_recorded_is_zero() => Assert.Equal(0, new LatencyHistogram().PercentileMs(99));

    [Fact]
    public void Mean_deviation_and_median_are_those_of_a_sample()
    {
        double[] values = [2, 4, 4, 4, 5, 5, 7, 9];
        Assert.Equal(5, Statistics.Mean(values));
        Assert.Equal(2.138, Statistics.Deviation(values), 3);
        Assert.Equal(4.5, Statistics.Median(values));
        Assert.Equal(3, Statistics.Median([9, 3, 1]));
        Assert.Equal(0, Statistics.Deviation([1]));
        Assert.Equal(0, Statistics.Mean([]));
        Assert.Equal(0, Statistics.Median([]));
    }

    [Fact]
    public void A_process_has_memory_and_CPU_time()
    {
        using var self = Process.GetCurrentProcess();
        var sample = ProcessSample.Of(self);
        Assert.InRange(sample.RssMb, 5, 10_000);
        Assert.True(sample.CpuTime > TimeSpan.Zero);
    }

    [Fact]
    public void A_soak_compares_the_second_and_the_last_window_and_needs_three()
    {
        using var self = Process.GetCurrentProcess();
        var log = new RssLog(self);
        for (var requests = 1000; requests <= 60_000; requests += 1000)
        {
            log.OnAnswered(requests);
        }

        Assert.Null(log.Compare(59_999));
        var soak = log.Compare(60_000);
        Assert.NotNull(soak);
        Assert.InRange(soak.Value.SecondMb, 5, 10_000);
        Assert.InRange(soak.Value.LastMb, 5, 10_000);
    }
}
