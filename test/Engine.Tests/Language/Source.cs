using System.Management.Automation.Language;
using System.Text;

namespace Engine.Tests.Language;

/// <summary>Script text and what the parser made of it, in a form that tests can state.</summary>
internal static class Source
{
    public static ScriptBlockAst Parse(string text)
    {
        var script = Parser.ParseInput(text, out _, out var errors);
        Assert.Empty(errors.Select(static error => error.ToString()));
        return script;
    }

    public static T Single<T>(string text) where T : Ast => Assert.IsType<T>(Parse(text).Find(static ast => ast is T, true));

    public static string[] Errors(string text)
    {
        Parser.ParseInput(text, out _, out var errors);
        return [.. errors.Select(static error => Describe(error))];
    }

    public static string Tokens(string text)
    {
        Parser.ParseInput(text, out var tokens, out _);
        return string.Join(' ', tokens.Select(static token => token.Kind));
    }

    /// <summary>The tree on one line: node types without their suffix, children in parentheses.</summary>
    public static string Tree(string text)
    {
        Parser.ParseInput(text, out _, out _).EndBlock!.Visit(new Outline(out var result));
        return result.ToString();
    }

    private static string Describe(ParseError error) => $"{error.ErrorId} {error.Extent.StartLineNumber}:{error.Extent.StartColumnNumber}"
        + $"-{error.Extent.EndLineNumber}:{error.Extent.EndColumnNumber}{(error.IncompleteInput ? " incomplete" : "")}";

    private sealed class Outline : AstVisitor2, IAstPostVisitHandler
    {
        private readonly StringBuilder _text = new();

        public Outline(out StringBuilder text) => text = _text;

        public override AstVisitAction DefaultVisit(Ast ast)
        {
            if (_text.Length > 0 && _text[^1] != '(')
            {
                _text.Append(' ');
            }

            _text.Append(ast.GetType().Name.Replace("Ast", "", StringComparison.Ordinal)).Append('(');
            return AstVisitAction.Continue;
        }

        public void PostVisit(Ast ast)
        {
            if (_text[^1] == '(')
            {
                _text.Length--;
            }
            else
            {
                _text.Append(')');
            }
        }
    }
}
