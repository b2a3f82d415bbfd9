using System.Text.Json.Nodes;
using PowerShellWorker.Load.Measuring;
using PowerShellWorker.Load.Rpc;

namespace PowerShellWorker.Load.Reporting;

/// <summary>Medians of many starts; every time counts from the start of the process.</summary>
internal static class ColdStartReport
{
    public static void Write(
        TextWriter output,
        IReadOnlyList<KeyValuePair<string, string>> facts,
        IReadOnlyList<(string Label, List<ColdStart> Starts)> targets,
        bool json)
    {
        IReadOnlyList<KeyValuePair<string, string>> all =
            [.. facts, new("measured", $"{targets[0].Starts.Count} cold starts, medians, ms from process start"), .. Machine.Facts(Loop).Take(6)];
        if (json)
        {
            JsonReport.Write(output, [.. targets.Select(target => ToJson(all, target.Label, target.Starts))]);
            return;
        }

        TableReport.WriteFacts(output, all);
        List<string[]> rows = [["target", "StartStream", "init", "load", "first answer", "least", "most", "RSS MB"]];
        rows.AddRange(targets.Select(target => ToRow(target.Label, target.Starts)));
        TableReport.WriteTable(output, rows);
    }

    // The loop's own facts do not apply to starts.
    private static Cli.LoopOptions Loop { get; } = new(1, TimeSpan.Zero, TimeSpan.Zero, null, 1, TimeSpan.Zero, Json: false);

    private static string[] ToRow(string label, List<ColdStart> starts) =>
    [
        label,
        Format.Number(Median(starts, start => start.StartStreamMs)),
        Format.Number(Median(starts, start => start.InitMs)),
        Format.Number(Median(starts, start => start.LoadMs)),
        Format.Number(Median(starts, start => start.FirstResponseMs)),
        Format.Number(starts.Min(start => start.FirstResponseMs)),
        Format.Number(starts.Max(start => start.FirstResponseMs)),
        Format.Number(Median(starts, start => start.RssMb)),
    ];

    private static JsonObject ToJson(IReadOnlyList<KeyValuePair<string, string>> facts, string label, List<ColdStart> starts) => new()
    {
        ["target"] = label,
        ["environment"] = JsonReport.ToJson(facts),
        ["coldStarts"] = starts.Count,
        ["startStreamMs"] = Format.Rounded(Median(starts, start => start.StartStreamMs)),
        ["initMs"] = Format.Rounded(Median(starts, start => start.InitMs)),
        ["loadMs"] = Format.Rounded(Median(starts, start => start.LoadMs)),
        ["firstResponseMs"] = Format.Rounded(Median(starts, start => start.FirstResponseMs)),
        ["firstResponseLeastMs"] = Format.Rounded(starts.Min(start => start.FirstResponseMs)),
        ["firstResponseMostMs"] = Format.Rounded(starts.Max(start => start.FirstResponseMs)),
        ["workerRssMb"] = Format.Rounded(Median(starts, start => start.RssMb)),
        ["errors"] = 0,
    };

    private static double Median(List<ColdStart> starts, Func<ColdStart, double> value) => Statistics.Median([.. starts.Select(value)]);
}
