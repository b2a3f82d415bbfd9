namespace Conformance;

/// <summary>One case after it ran.</summary>
internal sealed class CaseOutcome(CaseFile file, CaseResult actual)
{
    public CaseFile File { get; } = file;

    public CaseResult Actual { get; } = actual;

    /// <summary>Each field that is not as expected, short enough to read; empty for a case that passed.</summary>
    public IReadOnlyList<string> Differences { get; } = Comparison.Of(file.Expected, actual);
}
