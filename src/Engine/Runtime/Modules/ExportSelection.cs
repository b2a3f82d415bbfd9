namespace System.Management.Automation.Runtime;

/// <summary>The patterns by which a module, its manifest or an importer picks members.</summary>
internal sealed class ExportSelection
{
    private readonly List<WildcardPattern> _functions = [];
    private readonly List<WildcardPattern> _cmdlets = [];
    private readonly List<WildcardPattern> _aliases = [];
    private readonly List<WildcardPattern> _variables = [];

    /// <summary>Functions, cmdlets and aliases, but no variables: what a script module exports that says nothing.</summary>
    public static ExportSelection Default { get; } = new ExportSelection().Add(["*"], ["*"], ["*"], []);

    public ExportSelection Add(
        IEnumerable<string>? functions, IEnumerable<string>? cmdlets, IEnumerable<string>? aliases, IEnumerable<string>? variables)
    {
        Add(_functions, functions);
        Add(_cmdlets, cmdlets);
        Add(_aliases, aliases);
        Add(_variables, variables);
        return this;
    }

    public ModuleExports Apply(ModuleExports all) => new(
        [.. all.Functions.Where(f => Matches(_functions, f.Name))],
        [.. all.Cmdlets.Where(c => Matches(_cmdlets, c.Name))],
        [.. all.Aliases.Where(a => Matches(_aliases, a.Name))],
        [.. all.Variables.Where(v => Matches(_variables, v.Name))]);

    /// <summary>Those of the prefixed members whose own names match.</summary>
    public ModuleExports Pick(ModuleExports all, ModuleExports prefixed) => new(
        [.. prefixed.Functions.Where((_, i) => Matches(_functions, all.Functions[i].Name))],
        [.. prefixed.Cmdlets.Where((_, i) => Matches(_cmdlets, all.Cmdlets[i].Name))],
        [.. prefixed.Aliases.Where((_, i) => Matches(_aliases, all.Aliases[i].Name))],
        [.. prefixed.Variables.Where(v => Matches(_variables, v.Name))]);

    private static void Add(List<WildcardPattern> patterns, IEnumerable<string>? texts)
    {
        foreach (var text in texts ?? [])
        {
            patterns.Add(WildcardPattern.Get(text, WildcardOptions.IgnoreCase));
        }
    }

    private static bool Matches(List<WildcardPattern> patterns, string name) => patterns.Exists(p => p.IsMatch(name));
}
