namespace Microsoft.PowerShell.Commands.AddType;

/// <summary>One file, or the text of one argument (then without a path).</summary>
internal sealed record CSharpText(string Content, string Path);

/// <summary>All that decides what a compilation gives.</summary>
internal sealed record CSharpSource(
    IReadOnlyList<CSharpText> Texts,
    IReadOnlyList<string> References,
    IReadOnlyList<string> CompilerOptions,
    OutputAssemblyType OutputType,
    string? OutputFile,
    bool IgnoreWarnings)
{
    /// <summary>Equal for sources that compile to the same.</summary>
    public string Key { get; } = string.Join('\0', [.. Texts.Select(t => t.Content), .. References, .. CompilerOptions, OutputType.ToString(), OutputFile ?? ""]);
}
