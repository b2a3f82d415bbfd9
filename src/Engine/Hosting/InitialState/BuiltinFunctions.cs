using System.Collections.Frozen;

namespace System.Management.Automation.Runspaces;

/// <summary>The functions that every session has. Their texts are parsed when they are first called.</summary>
internal static class BuiltinFunctions
{
    public static FrozenDictionary<string, string> Texts { get; } = new Dictionary<string, string>
    {
        ["prompt"] = "\n\"PS $($executionContext.SessionState.Path.CurrentLocation)$('>' * ($nestedPromptLevel + 1)) \"\n",
        ["Pause"] = "$null = Read-Host 'Press Enter to continue...'",
        ["Clear-Host"] = "[Console]::Clear()",
        ["cd.."] = "Set-Location ..",
        ["cd\\"] = "Set-Location \\",
        ["cd~"] = "Set-Location ~",
        ["oss"] = "\n[CmdletBinding()]\nparam(\n    [ValidateRange(2, 2147483647)]\n    [int]\n    ${Width},\n\n    [Parameter(ValueFromPipeline=$true)]\n    [psobject]\n    ${InputObject})\n$input | Out-String -Stream @PSBoundParameters\n",
        ["help"] = "param([string] $Name) Get-Help $Name",
        ["exec"] = "& $args[0] @($args | Select-Object -Skip 1)",
    }.ToFrozenDictionary(StringComparer.OrdinalIgnoreCase);

    private static readonly System.Collections.Concurrent.ConcurrentDictionary<string, FunctionInfo> s_parsed = new(StringComparer.OrdinalIgnoreCase);

    public static FunctionInfo? Find(string name)
        => s_parsed.TryGetValue(name, out var known) ? known
            : Texts.TryGetValue(name, out var text) ? s_parsed.GetOrAdd(name, new FunctionInfo(NameOf(name), ScriptBlock.Parse(text, null, null)))
            : null;

    public static IEnumerable<FunctionInfo> All => Texts.Keys.Select(static name => Find(name)!);

    private static string NameOf(string name) => Texts.Keys.First(key => key.Equals(name, StringComparison.OrdinalIgnoreCase));
}
