namespace Conformance;

/// <summary>One script with its expected result.</summary>
/// <param name="Name">area/topic/name, with forward slashes.</param>
/// <param name="ScriptPath">Where the script lies on this machine.</param>
internal sealed record CaseFile(string Name, string ScriptPath)
{
    /// <summary>The path under which the script was run when its result was recorded.</summary>
    public string VirtualPath => $"/cases/{Name}.ps1";

    public string Folder => Name[..Name.LastIndexOf('/')];

    public CaseResult Expected => CaseResult.Read(Path.ChangeExtension(ScriptPath, ".json"));

    /// <summary>All cases below a folder whose name contains one of the filters (any, without filters), in order.</summary>
    public static IReadOnlyList<CaseFile> Find(string root, IReadOnlyCollection<string> filters) =>
    [
        .. Directory.EnumerateFiles(root, "*.ps1", SearchOption.AllDirectories)
            .Where(script => File.Exists(Path.ChangeExtension(script, ".json")))
            .Select(script => new CaseFile(Path.ChangeExtension(Path.GetRelativePath(root, script), null).Replace('\\', '/'), script))
            .Where(c => filters.Count == 0 || filters.Any(f => c.Name.Contains(f, StringComparison.OrdinalIgnoreCase)))
            .OrderBy(c => c.Name, StringComparer.Ordinal),
    ];
}
