using System.Diagnostics;
using System.Globalization;

namespace Benchmarks.Engine;

/// <summary>The twenty scripts, each in a fresh process, against the reference scaled to this machine.</summary>
internal static class EngineComparison
{
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(2);

    public static int Run(IReadOnlyList<string> names)
    {
        var factor = Calibration.Measure();
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"calibration: {factor:F3} (reference times are multiplied by it)"));
        Console.WriteLine($"{"script",-18}{"ours ms",12}{"PowerShell ms",16}{"times faster",14}");
        var logarithms = new List<double>();
        var failures = 0;
        foreach (var reference in Reference.Load().Where(r => names.Count == 0 || names.Contains(r.Script)))
        {
            var (milliseconds, result) = Time(reference.Script);
            var expected = reference.Milliseconds * factor;
            var isRight = result == reference.Result;
            failures += isRight ? 0 : 1;
            if (isRight)
            {
                logarithms.Add(Math.Log(expected / milliseconds));
            }

            Console.WriteLine(string.Create(CultureInfo.InvariantCulture,
                $"{reference.Script,-18}{milliseconds,12:F1}{expected,16:F1}{(isRight ? (expected / milliseconds).ToString("F2", CultureInfo.InvariantCulture) : "wrong: " + result),14}"));
        }

        var again = Calibration.Measure();
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"calibration afterwards: {again:F3}"));
        if (logarithms.Count > 0)
        {
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture,
                $"geometric mean of {logarithms.Count}: {Math.Exp(logarithms.Average()):F2} times faster"));
        }

        return failures == 0 ? 0 : 1;
    }

    private static (double Milliseconds, string Result) Time(string script)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!) { RedirectStandardOutput = true, RedirectStandardError = true };
        if (Path.GetFileNameWithoutExtension(Environment.ProcessPath!).Equals("dotnet", StringComparison.OrdinalIgnoreCase))
        {
            start.ArgumentList.Add(typeof(EngineComparison).Assembly.Location);
        }

        start.ArgumentList.Add("engine-script");
        start.ArgumentList.Add(script);
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEndAsync();
        var error = process.StandardError.ReadToEndAsync();
        if (!process.WaitForExit(Limit))
        {
            process.Kill();
            return (double.NaN, $"no end after {Limit.TotalSeconds} s");
        }

        var cells = output.GetAwaiter().GetResult().TrimEnd().Split('\t');
        return process.ExitCode == 0 && cells.Length == 2
            ? (double.Parse(cells[0], CultureInfo.InvariantCulture), cells[1])
            : (double.NaN, error.GetAwaiter().GetResult().Split('\n')[0]);
    }
}
