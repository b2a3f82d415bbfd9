namespace Conformance.Tests;

/// <summary>Every case of the corpus as a row: it passes, or stands in the list of known failures and fails.</summary>
public sealed class ConformanceTests(SuiteFixture suite) : IClassFixture<SuiteFixture>
{
    private static readonly IReadOnlyDictionary<string, string> Known = KnownFailures.Load();

    public static TheoryData<string> Names { get; } = [.. CaseFile.Find(SuiteFixture.CasesFolder, []).Select(c => c.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void Gives_what_PowerShell_gave(string name)
    {
        var differences = suite.Outcome(name).Differences;

        if (Known.TryGetValue(name, out var reason))
        {
            Assert.True(
                differences.Count > 0 || reason.StartsWith("unstable", StringComparison.Ordinal),
                $"'{name}' passes now: take it off the list of known failures ({reason}).");
            return;
        }

        Assert.True(differences.Count == 0, string.Join(Environment.NewLine, differences));
    }

    [Fact]
    public void Every_known_failure_names_a_case()
    {
        var names = Names.Select(row => row.Data).ToHashSet();

        Assert.All(Known.Keys, name => Assert.Contains(name, names));
    }
}
