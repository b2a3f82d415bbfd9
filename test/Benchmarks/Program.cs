using Benchmarks.Engine;

namespace Benchmarks;

/// <summary>Every figure that the README quotes of the engine comes from one of these verbs.</summary>
internal static class Program
{
    private const string Usage = """
        Usage: dotnet run -c Release --project test/Benchmarks -- <verb>

          engine [name ...]       the twenty scripts against what PowerShell 7.6.5 took for them (all, or those named)
          runspace [count]        time and memory of opening a runspace, after the first
          parse [seconds]         script text parsed per second, over the corpus
          stop [count]            how long Stop takes to end scripts that do not want to end
        """;

    private static int Main(string[] args)
    {
        switch (args)
        {
            case ["engine", .. var names]:
                return EngineComparison.Run(names);
            case ["engine-script", var name]:
                return ScriptTiming.Run(name);
            case ["runspace", .. var rest]:
                return RunspaceCost.Run(rest is [var count] ? int.Parse(count, null) : 200);
            case ["parse", .. var rest]:
                return ParseSpeed.Run(rest is [var seconds] ? double.Parse(seconds, null) : 5);
            case ["stop", .. var rest]:
                return StopLatency.Run(rest is [var times] ? int.Parse(times, null) : 20);
            default:
                Console.Error.WriteLine(Usage);
                return 64;
        }
    }
}
