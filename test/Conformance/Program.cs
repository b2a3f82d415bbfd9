namespace Conformance;

internal static class Program
{
    private const string Usage = """
        Usage: dotnet run -c Release --project test/Conformance -- [--out DIR] [--quiet] [--filter TEXT ...] CASES_DIR

        Runs every case (NAME.ps1 beside NAME.json) below CASES_DIR and prints each difference, a table of folders and,
        as its last line, "N passed, N failed".
          --out DIR       also writes what each case gave, in the shape of the expected files
          --filter TEXT   only cases whose area/topic/name contains the text; may be repeated
          --quiet         no differences, only the table
        Exit code: 0 when all passed, 1 when some failed, 64 for a command line that cannot be followed.
        """;

    private static async Task<int> Main(string[] args)
    {
        if (args is ["--serve"])
        {
            return CaseServer.Serve();
        }

        string? output = null;
        string? root = null;
        var quiet = false;
        var filters = new List<string>();
        for (var i = 0; i < args.Length; i++)
        {
            switch (args[i])
            {
                case "--out" when i + 1 < args.Length:
                    output = args[++i];
                    break;
                case "--filter" when i + 1 < args.Length:
                    filters.Add(args[++i]);
                    break;
                case "--quiet":
                    quiet = true;
                    break;
                case ['-', ..]:
                    return Refuse($"'{args[i]}' is not an option, or lacks its value.");
                default:
                    root = args[i];
                    break;
            }
        }

        if (root is null || !Directory.Exists(root))
        {
            return Refuse(root is null ? "No folder of cases was named." : $"The folder '{root}' does not exist.");
        }

        var outcomes = await CaseSuite.RunAsync(CaseFile.Find(Path.GetFullPath(root), filters));
        if (output is not null)
        {
            Report.Write(outcomes, output);
        }

        Report.Print(outcomes, differences: !quiet);
        return outcomes.All(o => o.Differences.Count == 0) ? 0 : 1;
    }

    private static int Refuse(string why)
    {
        Console.Error.WriteLine(why);
        Console.Error.WriteLine(Usage);
        return 64;
    }
}
