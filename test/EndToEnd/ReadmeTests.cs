using System.Text.RegularExpressions;
using Shared.Hosting;

namespace EndToEnd;

public sealed partial class ReadmeTests
{
    private static readonly string Readme = File.ReadAllText(Path.Combine(RepositoryPaths.Root, "README.md"));

    [Fact]
    public void The_table_of_where_to_change_things_names_paths_that_exist()
    {
        var table = Readme[Readme.IndexOf("| To change", StringComparison.Ordinal)..];
        var rows = table.Split('\n').Skip(2).TakeWhile(line => line.StartsWith('|')).ToArray();
        Assert.Equal(10, rows.Length);
        Assert.All(rows, row => AssertPathsExist(row, atLeastOne: true));
    }

    [Fact]
    public void Every_path_in_the_readme_exists() => AssertPathsExist(Readme, atLeastOne: true);

    [Fact]
    public void The_commands_for_a_fresh_machine_are_the_ones_that_the_tests_cover()
    {
        Assert.Contains("dotnet run -c Release --project src/Host -- start examples/hello", Readme, StringComparison.Ordinal);
        Assert.Contains("curl 'http://localhost:7071/api/hello?name=Ada'", Readme, StringComparison.Ordinal);
        Assert.Contains("\ndotnet test\n", Readme, StringComparison.Ordinal);
    }

    private static void AssertPathsExist(string text, bool atLeastOne)
    {
        var paths = PathInCode.Matches(text).Select(match => match.Groups[1].Value).ToArray();
        Assert.True(!atLeastOne || paths.Length > 0, $"No path in: {text}");
        Assert.All(paths, path => Assert.True(Path.Exists(Path.Combine(RepositoryPaths.Root, path)), $"'{path}' does not exist."));
    }

    // Paths of the repository are written as code, and start with one of its folders.
    [GeneratedRegex("`((?:src|test|docs|examples|protobuf|\\.ci)(?:/[A-Za-z0-9._/-]*)?)`")]
    private static partial Regex PathInCode { get; }
}
