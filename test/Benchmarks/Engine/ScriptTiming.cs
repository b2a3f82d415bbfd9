using System.Diagnostics;
using System.Globalization;
using System.Management.Automation;
using System.Management.Automation.Runspaces;

namespace Benchmarks.Engine;

/// <summary>One script in this process: made a script block once, invoked four times, the best counts.</summary>
internal static class ScriptTiming
{
    private const int Runs = 4;

    public static int Run(string name)
    {
        var text = File.ReadAllText(Path.Combine(Reference.Folder, "Scripts", name + ".ps1"));
        using var runspace = RunspaceFactory.CreateRunspace(InitialSessionState.CreateDefault2());
        runspace.ThreadOptions = PSThreadOptions.UseCurrentThread;
        runspace.Open();
        Runspace.DefaultRunspace = runspace;
        var script = ScriptBlock.Create(text);
        var best = double.MaxValue;
        var result = "";
        for (var i = 0; i < Runs; i++)
        {
            var watch = Stopwatch.StartNew();
            var output = script.Invoke();
            best = Math.Min(best, watch.Elapsed.TotalMilliseconds);
            result = string.Join(" | ", output.Select(o => string.Create(CultureInfo.InvariantCulture, $"{o}")));
        }

        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{best:F3}\t{result}"));
        return 0;
    }
}
