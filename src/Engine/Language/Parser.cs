namespace System.Management.Automation.Language;

/// <summary>Turns script text into a syntax tree. Bad input never throws: it gives errors, and as much of a tree as could be read.</summary>
public sealed class Parser
{
    public static ScriptBlockAst ParseFile(string fileName, out Token[] tokens, out ParseError[] errors) => throw Unsupported.Member();

    public static ScriptBlockAst ParseInput(string input, out Token[] tokens, out ParseError[] errors) => throw Unsupported.Member();

    public static ScriptBlockAst ParseInput(string input, string? fileName, out Token[] tokens, out ParseError[] errors) => throw Unsupported.Member();

    internal static (string FormatString, List<ExpressionAst> Expressions) ParseExpandableString(string value) => throw Unsupported.Member();
}
