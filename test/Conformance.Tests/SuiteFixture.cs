using System.Reflection;

namespace Conformance.Tests;

/// <summary>Runs the whole corpus once, on two processes, for all rows of the theory.</summary>
public sealed class SuiteFixture : IAsyncLifetime
{
    private Dictionary<string, CaseOutcome> _outcomes = [];

    internal static string CasesFolder { get; } = Path.GetFullPath(typeof(SuiteFixture).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>().Single(a => a.Key == "CasesFolder").Value!);

    public async ValueTask InitializeAsync()
    {
        var outcomes = await CaseSuite.RunAsync(CaseFile.Find(CasesFolder, []));
        _outcomes = outcomes.ToDictionary(o => o.File.Name);
    }

    public ValueTask DisposeAsync() => ValueTask.CompletedTask;

    internal CaseOutcome Outcome(string name) => _outcomes[name];
}
