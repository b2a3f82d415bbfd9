using PowerShellWorker.Host.Metrics;

namespace Host.Tests.Metrics;

public sealed class LatencyHistogramTests
{
    [Fact]
    public void Nothing_recorded_is_zero() => Assert.Equal([0, 0], new LatencyHistogram().QuantilesMs(0.5, 0.99));

    [Fact]
    public void Quantiles_are_at_most_two_percent_too_high()
    {
        var histogram = new LatencyHistogram();
        for (var i = 1; i <= 100_000; i++)
        {
            histogram.Record(TimeSpan.FromMicroseconds(i * 10));
        }

        var quantiles = histogram.QuantilesMs(0.5, 0.95, 0.99, 1);
        foreach (var (expected, actual) in new[] { 500.0, 950, 990, 1000 }.Zip(quantiles))
        {
            Assert.InRange(actual, expected * 0.9999, expected * 1.016);
        }
    }

    [Theory]
    [InlineData(-5)]
    [InlineData(0)]
    [InlineData(1e12)]
    public void No_duration_is_out_of_range(double milliseconds)
    {
        var histogram = new LatencyHistogram();
        histogram.Record(TimeSpan.FromMilliseconds(milliseconds));
        Assert.True(histogram.QuantilesMs(1)[0] >= 0);
    }

    [Fact]
    public void Concurrent_records_are_all_counted()
    {
        var histogram = new LatencyHistogram();
        Parallel.For(0, 100_000, i => histogram.Record(TimeSpan.FromMilliseconds(i % 2 == 0 ? 1 : 100)));
        var quantiles = histogram.QuantilesMs(0.5, 0.50001);
        Assert.InRange(quantiles[0], 1, 1.016);
        Assert.InRange(quantiles[1], 100, 101.6);
    }
}
