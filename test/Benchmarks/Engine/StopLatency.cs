using System.Diagnostics;
using System.Globalization;
using System.Management.Automation;

namespace Benchmarks.Engine;

/// <summary>Scripts that would run for ever, and how long after Stop they have ended.</summary>
internal static class StopLatency
{
    private static readonly (string Name, string Script)[] Scripts =
    [
        ("tight loop", "while ($true) { $i++ }"),
        ("sleep", "Start-Sleep -Seconds 600"),
        ("pipeline", "1..[int]::MaxValue | ForEach-Object { $_ } | Where-Object { $false }"),
        ("recursion", "function f { f2 }; function f2 { }; while ($true) { f }"),
        ("blocked .NET call", "[System.Threading.Tasks.Task]::Delay(600000).Wait()"),
    ];

    public static int Run(int count)
    {
        foreach (var (name, script) in Scripts)
        {
            var times = new double[count];
            for (var i = 0; i < count; i++)
            {
                using var shell = PowerShell.Create();
                var running = shell.AddScript(script).BeginInvoke();
                Thread.Sleep(50);
                var watch = Stopwatch.StartNew();
                shell.Stop();
                running.AsyncWaitHandle.WaitOne(TimeSpan.FromSeconds(20));
                times[i] = watch.Elapsed.TotalMilliseconds;
            }

            Array.Sort(times);
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{name,-18} median {times[count / 2],8:F1} ms   max {times[^1],8:F1} ms"));
        }

        return 0;
    }
}
