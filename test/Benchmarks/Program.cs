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
          fuzz-parser [--count n] [--seed n]    random and damaged scripts, none of which may make the parser throw
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
            case ["fuzz-parser", .. var rest]:
                return ParserFuzz.Run(Option(rest, "--count", 100_000), Option(rest, "--seed", 1));
            case ["stop", .. var rest]:
                return StopLatency.Run(rest is [var times] ? int.Parse(times, null) : 20);
            default:
                Console.Error.WriteLine(Usage);
                return 64;
        }
    }

    private static int Option(string[] args, string name, int byDefault)
    {
        var index = Array.IndexOf(args, name);
        return index >= 0 && index + 1 < args.Length ? int.Parse(args[index + 1], null) : byDefault;
    }
}
