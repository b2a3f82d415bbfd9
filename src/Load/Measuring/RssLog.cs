using System.Diagnostics;

namespace PowerShellWorker.Load.Measuring;

/// <summary>
/// Memory along a long run: the mean of the second 20,000 requests against that of the last 20,000. The first 20,000 are left out:
/// there a process still grows to its working size.
/// </summary>
internal sealed class RssLog(Process process)
{
    public const int WindowRequests = 20_000;

    public const int RequestsPerSample = 2_000;

    private readonly List<(long Requests, double RssMb)> _samples = [];
    private long _next = RequestsPerSample;

    public void OnAnswered(long requests)
    {
        if (requests >= _next)
        {
            _next = requests + RequestsPerSample;
            _samples.Add((requests, ProcessSample.Of(process).RssMb));
        }
    }

    /// <summary>Null when the run was too short to compare: fewer than three windows.</summary>
    public (double SecondMb, double LastMb)? Compare(long total)
    {
        if (total < 3 * WindowRequests)
        {
            return null;
        }

        return (MeanBetween(WindowRequests, 2 * WindowRequests), MeanBetween(total - WindowRequests, total));
    }

    private double MeanBetween(long from, long to) =>
        Statistics.Mean([.. _samples.Where(sample => sample.Requests > from && sample.Requests <= to).Select(sample => sample.RssMb)]);
}
