namespace PowerShellWorker.Load.Measuring;

internal static class Statistics
{
    public static double Mean(IReadOnlyCollection<double> values) => values.Count == 0 ? 0 : values.Average();

    /// <summary>Standard deviation of a sample (n - 1); 0 for fewer than two values.</summary>
    public static double Deviation(IReadOnlyCollection<double> values)
    {
        if (values.Count < 2)
        {
            return 0;
        }

        var mean = values.Average();
        return Math.Sqrt(values.Sum(value => (value - mean) * (value - mean)) / (values.Count - 1));
    }

    public static double Median(IReadOnlyCollection<double> values)
    {
        if (values.Count == 0)
        {
            return 0;
        }

        double[] sorted = [.. values.Order()];
        var middle = sorted.Length / 2;
        return sorted.Length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
