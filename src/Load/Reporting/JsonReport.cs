using System.Text.Json;
using System.Text.Json.Nodes;

namespace PowerShellWorker.Load.Reporting;

/// <summary>One object for one target, a list of them for several. The names are what scripts rely on.</summary>
internal sealed class JsonReport(TextWriter output, IReadOnlyList<KeyValuePair<string, string>> facts) : Report
{
    private static readonly JsonSerializerOptions Indented = new() { WriteIndented = true };

    public static JsonObject ToJson(IReadOnlyList<KeyValuePair<string, string>> facts)
    {
        var environment = new JsonObject { ["psload"] = Machine.ProgramVersion };
        foreach (var (name, value) in facts)
        {
            environment[name] = value;
        }

        return environment;
    }

    public static void Write(TextWriter output, IReadOnlyList<JsonObject> targets) =>
        output.WriteLine((targets.Count == 1 ? (JsonNode)targets[0] : new JsonArray([.. targets])).ToJsonString(Indented));

    public override void OnRun(LoadResult result, int repetition)
    {
    }

    public override void OnEnd(IReadOnlyList<LoadResult> results)
    {
        var limit = results.FirstOrDefault(result => result.Label == "null")?.PerSecond;
        Write(output, [.. results.Select(result => ToJson(result, limit))]);
    }

    private JsonObject ToJson(LoadResult result, double? nullPerSecond)
    {
        var latency = result.Latency();
        var json = new JsonObject
        {
            ["target"] = result.Label,
            ["environment"] = ToJson(facts),
            ["invocationsPerSecond"] = Format.Rounded(result.PerSecond),
            ["invocationsPerSecondDeviation"] = Format.Rounded(result.PerSecondDeviation),
            ["invocations"] = result.Runs.Sum(run => run.Answered),
            ["errors"] = result.Errors,
            ["firstError"] = result.FirstError,
            ["p50Ms"] = Format.Rounded(latency.PercentileMs(50)),
            ["p95Ms"] = Format.Rounded(latency.PercentileMs(95)),
            ["p99Ms"] = Format.Rounded(latency.PercentileMs(99)),
            ["p999Ms"] = Format.Rounded(latency.PercentileMs(99.9)),
            ["maxMs"] = Format.Rounded(latency.MaxMs),
            ["harnessCpuMicrosecondsPerInvocation"] = Format.Rounded(result.HarnessCpuMicroseconds),
            ["logs"] = result.Runs.Sum(run => run.Logs),
            ["requestBytes"] = result.RequestBytes,
            ["runtime"] = result.Runtime,
        };
        if (result.HasProcess)
        {
            json["workerRssMb"] = Format.Rounded(result.RssMb);
            json["workerRssGrowthMb"] = Format.Rounded(result.RssGrowthMb);
            json["workerCpuPercent"] = Format.Rounded(result.CpuPercent);
            json["workerCpuMicrosecondsPerInvocation"] = Format.Rounded(result.CpuMicroseconds);
        }

        if (nullPerSecond is > 0)
        {
            json["ratioToNull"] = Format.Rounded(result.PerSecond / nullPerSecond.Value);
        }

        json["runs"] = new JsonArray([.. result.Runs.Select(ToJson)]);
        return json;
    }

    private static JsonNode ToJson(Measuring.RunResult run)
    {
        var json = new JsonObject
        {
            ["invocationsPerSecond"] = Format.Rounded(run.PerSecond),
            ["p50Ms"] = Format.Rounded(run.Latency.PercentileMs(50)),
            ["p99Ms"] = Format.Rounded(run.Latency.PercentileMs(99)),
            ["errors"] = run.Errors,
        };
        if (run.Soak is { } soak)
        {
            json["rssSecondWindowMb"] = Format.Rounded(soak.SecondMb);
            json["rssLastWindowMb"] = Format.Rounded(soak.LastMb);
        }

        return json;
    }
}
