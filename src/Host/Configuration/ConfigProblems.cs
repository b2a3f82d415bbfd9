using System.Collections;

namespace PowerShellWorker.Host.Configuration;

/// <summary>Collects problems, so that all of them are reported together instead of one a run.</summary>
internal sealed class ConfigProblems : IReadOnlyCollection<ConfigProblem>
{
    private readonly List<ConfigProblem> _problems = [];

    public int Count => _problems.Count;

    public void Add(string where, string what, string fix = "") => _problems.Add(new ConfigProblem(where, what, fix));

    public IEnumerator<ConfigProblem> GetEnumerator() => _problems.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
