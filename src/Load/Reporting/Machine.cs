using System.Reflection;
using System.Runtime;
using System.Runtime.InteropServices;
using PowerShellWorker.Load.Cli;

namespace PowerShellWorker.Load.Reporting;

/// <summary>What a figure depends on besides the program: printed before any figure.</summary>
internal static class Machine
{
    public static string ProgramVersion { get; } =
        typeof(Machine).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion.Split('+')[0] ?? "unknown";

    public static IReadOnlyList<KeyValuePair<string, string>> Facts(LoopOptions loop) =>
    [
        new("sdk", Metadata("SdkVersion")),
        new("runtime", RuntimeInformation.FrameworkDescription),
        new("build", Metadata("Configuration")),
        new("gc", $"{(GCSettings.IsServerGC ? "server" : "workstation")}, {(GCSettings.LatencyMode == GCLatencyMode.Batch ? "not concurrent" : "concurrent")} (harness)"),
        new("cores", Environment.ProcessorCount.ToString(Format.Culture)),
        new("system", $"{RuntimeInformation.OSDescription}, {RuntimeInformation.ProcessArchitecture}"),
        new("loop", "closed"),
        new("outstanding", loop.Outstanding.ToString(Format.Culture)),
        new("warmUp", $"{Format.Number(loop.WarmUp.TotalSeconds)} s"),
        new("length", loop.Count is { } count ? $"{count.ToString("N0", Format.Culture)} requests" : $"{Format.Number(loop.Length.TotalSeconds)} s"),
        new("repetitions", loop.Repeat.ToString(Format.Culture)),
    ];

    private static string Metadata(string key) =>
        typeof(Machine).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().FirstOrDefault(a => a.Key == key)?.Value ?? "unknown";
}
