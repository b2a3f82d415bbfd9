using System.Globalization;

namespace Conformance;

/// <summary>Prints differences, a table of folders and the count that ends every run.</summary>
internal static class Report
{
    public static void Print(IReadOnlyList<CaseOutcome> outcomes, bool differences)
    {
        if (differences)
        {
            foreach (var failed in outcomes.Where(o => o.Differences.Count > 0))
            {
                Console.WriteLine("--- " + failed.File.Name);
                foreach (var difference in failed.Differences)
                {
                    Console.WriteLine(Shorten(difference));
                }
            }

            Console.WriteLine();
        }

        foreach (var folder in outcomes.GroupBy(o => o.File.Folder))
        {
            var passed = folder.Count(o => o.Differences.Count == 0);
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{folder.Key,-40}{passed,5} passed{folder.Count() - passed,5} failed"));
        }

        Console.WriteLine();
        foreach (var area in outcomes.GroupBy(o => o.File.Name.Split('/')[0]))
        {
            var passed = area.Count(o => o.Differences.Count == 0);
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture,
                $"{area.Key,-40}{passed,5} passed{area.Count() - passed,5} failed   {100.0 * passed / area.Count():F1} %"));
        }

        var all = outcomes.Count(o => o.Differences.Count == 0);
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{all} passed, {outcomes.Count - all} failed"));
    }

    public static void Write(IReadOnlyList<CaseOutcome> outcomes, string folder)
    {
        foreach (var outcome in outcomes)
        {
            var path = Path.Combine(folder, outcome.File.Name + ".json");
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            File.WriteAllText(path, outcome.Actual.ToJson(indented: true) + "\n");
        }
    }

    private static string Shorten(string text) => string.Join('\n', text.Split('\n').Select(l => l.Length > 300 ? l[..300] + "..." : l));
}
