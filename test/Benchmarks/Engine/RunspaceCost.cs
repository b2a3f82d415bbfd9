using System.Diagnostics;
using System.Globalization;
using System.Management.Automation.Runspaces;

namespace Benchmarks.Engine;

/// <summary>Opens runspaces and keeps them, so that both time and memory of one more can be told.</summary>
internal static class RunspaceCost
{
    public static int Run(int count)
    {
        var state = InitialSessionState.CreateDefault();
        var kept = new List<Runspace> { Open(state) };
        var before = GC.GetTotalMemory(forceFullCollection: true);
        var times = new double[count];
        for (var i = 0; i < count; i++)
        {
            var watch = Stopwatch.StartNew();
            kept.Add(Open(state));
            times[i] = watch.Elapsed.TotalMicroseconds;
        }

        var after = GC.GetTotalMemory(forceFullCollection: true);
        Array.Sort(times);
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture,
            $"opening a runspace: median {times[count / 2]:F1} us, p99 {times[count * 99 / 100]:F1} us, {(after - before) / 1024.0 / count:F1} KB each ({count} kept)"));
        kept.ForEach(r => r.Dispose());
        return 0;
    }

    private static Runspace Open(InitialSessionState state)
    {
        var runspace = RunspaceFactory.CreateRunspace(state);
        runspace.Open();
        return runspace;
    }
}
