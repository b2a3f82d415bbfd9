using System.Globalization;
using System.Management.Automation;

namespace Engine.Tests.ApiSurface;

/// <summary>Binary modules are compiled against PowerShell's reference assembly and bind to ours: what we have must look exactly the same.</summary>
public sealed class ApiSurfaceTests : IDisposable
{
    // PowerShell 7 renumbered these when ternary and ?? came; the reference assembly still has the numbers of 5.1.
    private const string Renumbered = "System.Management.Automation.Language.TokenFlags BinaryPrecedence";

    private readonly PublicApi _reference = new(Path.Combine(AppContext.BaseDirectory, "ApiSurface/reference/System.Management.Automation.dll"));
    private readonly PublicApi _ours = new(typeof(PSObject).Assembly.Location);

    public void Dispose()
    {
        _reference.Dispose();
        _ours.Dispose();
    }

    [Fact]
    public void Every_member_of_the_reference_that_we_have_carries_the_same_signature()
    {
        var wrong = new List<string>();
        foreach (var (type, members) in _reference.Types)
        {
            if (!_ours.Types.TryGetValue(type, out var ours))
            {
                continue;
            }

            var ourNames = ours.ToLookup(MemberName);
            wrong.AddRange(
                from member in members
                where !ours.Contains(member) && !member.Contains(Renumbered, StringComparison.Ordinal) && ourNames.Contains(MemberName(member))
                    && members.Where(m => MemberName(m) == MemberName(member)).All(m => !ours.Contains(m))
                select $"{type}: {member}");
        }

        Assert.True(wrong.Count == 0, string.Join(Environment.NewLine, wrong));
    }

    [Fact]
    public void Coverage_of_the_reference_never_falls()
    {
        var coverage = Measure();
        var report = string.Join('\n', coverage.Select(c =>
            string.Create(CultureInfo.InvariantCulture, $"{c.Key} {c.Value.Working} of {c.Value.All}")));
        TestContext.Current.TestOutputHelper?.WriteLine(report);

        var baseline = File.ReadAllLines(Path.Combine(AppContext.BaseDirectory, "ApiSurface/coverage.txt"))
            .Where(line => line.Length > 0 && line[0] != '#')
            .Select(line => line.Split(' '))
            .ToDictionary(parts => parts[0], parts => int.Parse(parts[1], CultureInfo.InvariantCulture));
        var fallen = baseline.Where(b => coverage[b.Key].Working < b.Value)
            .Select(b => $"{b.Key}: {coverage[b.Key].Working} members work, the baseline is {b.Value}");
        Assert.True(!fallen.Any(), string.Join(Environment.NewLine, fallen));
    }

    private SortedDictionary<string, (int Working, int All)> Measure()
    {
        var result = new SortedDictionary<string, (int Working, int All)>(StringComparer.Ordinal);
        foreach (var (type, members) in _reference.Types)
        {
            var space = _reference.Namespaces[type];
            var (working, all) = result.GetValueOrDefault(space);
            if (_ours.Types.TryGetValue(type, out var ours))
            {
                var refusing = WorkingMembers.RefusingMembers(typeof(PSObject).Assembly.GetType(type)!);
                working += members.Count(m => ours.Contains(m) && !refusing.Contains(m));
            }

            result[space] = (working, all + members.Count);
        }

        result["Total"] = (result.Values.Sum(v => v.Working), result.Values.Sum(v => v.All));
        return result;
    }

    private static string MemberName(string signature)
    {
        var end = signature.IndexOf('(', StringComparison.Ordinal);
        var head = end < 0 ? signature.Split(" = ")[0] : signature[..end];
        return head[(head.LastIndexOf(' ') + 1)..];
    }
}
