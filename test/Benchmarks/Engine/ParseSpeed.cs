using System.Diagnostics;
using System.Globalization;
using System.Management.Automation.Language;

namespace Benchmarks.Engine;

/// <summary>Parses the benchmark scripts and the conformance corpus over and over.</summary>
internal static class ParseSpeed
{
    public static int Run(double seconds)
    {
        var texts = Directory.EnumerateFiles(Path.Combine(Reference.Folder, "Scripts"), "*.ps1").Select(File.ReadAllText).ToArray();
        var bytes = texts.Sum(t => (long)System.Text.Encoding.UTF8.GetByteCount(t));
        ParseAll(texts);
        var rounds = 0;
        var watch = Stopwatch.StartNew();
        while (watch.Elapsed.TotalSeconds < seconds)
        {
            ParseAll(texts);
            rounds++;
        }

        Console.WriteLine(string.Create(CultureInfo.InvariantCulture,
            $"parsing: {rounds * bytes / watch.Elapsed.TotalSeconds / 1e6:F1} MB/s ({texts.Length} scripts, {bytes} bytes, {rounds} rounds)"));
        return 0;
    }

    private static void ParseAll(string[] texts)
    {
        foreach (var text in texts)
        {
            Parser.ParseInput(text, out _, out _);
        }
    }
}
