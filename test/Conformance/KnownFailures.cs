namespace Conformance;

/// <summary>The one list of cases that are known to fail, each with its reason.</summary>
internal static class KnownFailures
{
    public static IReadOnlyDictionary<string, string> Load() => File
        .ReadLines(Path.Combine(Path.GetDirectoryName(typeof(KnownFailures).Assembly.Location)!, "KnownFailures.txt"))
        .Where(line => line.Length > 0 && line[0] != '#')
        .Select(line => line.Split(": ", 2))
        .ToDictionary(parts => parts[0], parts => parts[1], StringComparer.Ordinal);
}
