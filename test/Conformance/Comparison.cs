namespace Conformance;

/// <summary>Compares two results field by field and tells the first line at which they part.</summary>
internal static class Comparison
{
    public static IReadOnlyList<string> Of(CaseResult expected, CaseResult actual)
    {
        var differences = new List<string>();
        Lines("output", Split(expected.Output), Split(actual.Output));
        Lines("objects", expected.Objects, actual.Objects);
        Lines("errors", Texts(expected.Errors), Texts(actual.Errors));
        Lines("terminating", Texts(expected.Terminating), Texts(actual.Terminating));
        Lines("warnings", expected.Warnings, actual.Warnings);
        Lines("verbose", expected.Verbose, actual.Verbose);
        Lines("debug", expected.Debug, actual.Debug);
        Lines("information", expected.Information, actual.Information);
        Lines("host", Split(expected.Host), Split(actual.Host));
        Lines("exitCode", [$"{expected.ExitCode}"], [$"{actual.ExitCode}"]);
        return differences;

        void Lines(string field, IReadOnlyList<string>? want, IReadOnlyList<string>? have)
        {
            want = Normalize(want);
            have = Normalize(have);
            var common = 0;
            while (common < want.Count && common < have.Count && want[common] == have[common])
            {
                common++;
            }

            if (common < want.Count || common < have.Count)
            {
                var wanted = common < want.Count ? want[common] : "<end>";
                var got = common < have.Count ? have[common] : "<end>";
                differences.Add($"{field}[{common}] expected: {wanted}\n{new string(' ', field.Length + 2 + common.ToString(null, null).Length)}   actual: {got}");
            }
        }
    }

    private static List<string> Normalize(IReadOnlyList<string>? texts) => [.. (texts ?? []).Select(t => t.ReplaceLineEndings("\n"))];

    private static IReadOnlyList<string> Split(string? text) => text is null ? [] : text.ReplaceLineEndings("\n").Split('\n');

    private static IReadOnlyList<string> Texts(IReadOnlyList<ErrorText>? errors) => [.. (errors ?? []).SelectMany(Texts)];

    private static IReadOnlyList<string> Texts(ErrorText? error) => error is null
        ? []
        : [$"message: {error.Message}", $"id: {error.FullyQualifiedErrorId}", $"category: {error.Category}", $"info: {error.CategoryInfo}", $"exception: {error.ExceptionType}"];
}
