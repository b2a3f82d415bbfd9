using System.Globalization;

namespace Benchmarks.Engine;

/// <summary>What PowerShell 7.6.5 took and gave for one script.</summary>
internal sealed record Reference(string Script, double Milliseconds, string Result)
{
    public static string Folder { get; } = Path.Combine(AppContext.BaseDirectory, "Engine");

    public static IReadOnlyList<Reference> Load() =>
    [
        .. File.ReadLines(Path.Combine(Folder, "reference.tsv"))
            .Where(line => line.Length > 0 && line[0] != '#')
            .Skip(1)
            .Select(line => line.Split('\t'))
            .Select(cells => new Reference(cells[0], double.Parse(cells[1], CultureInfo.InvariantCulture), cells[2])),
    ];
}
