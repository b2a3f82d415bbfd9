using System.Collections.Concurrent;

namespace Conformance;

/// <summary>Runs many cases on two child processes.</summary>
internal static class CaseSuite
{
    private const int Processes = 2;

    public static async Task<IReadOnlyList<CaseOutcome>> RunAsync(IReadOnlyList<CaseFile> cases)
    {
        var waiting = new ConcurrentQueue<CaseFile>(cases);
        var outcomes = new ConcurrentBag<CaseOutcome>();
        await Task.WhenAll(Enumerable.Range(0, Math.Min(Processes, cases.Count)).Select(async _ =>
        {
            using var process = new CaseProcess();
            while (waiting.TryDequeue(out var file))
            {
                outcomes.Add(new CaseOutcome(file, await process.RunAsync(file)));
            }
        }));
        return [.. outcomes.OrderBy(o => o.File.Name, StringComparer.Ordinal)];
    }
}
