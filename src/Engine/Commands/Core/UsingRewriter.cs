using System.Management.Automation.Language;
using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Replaces <c>$using:name</c> by a variable that the other runspace is given.</summary>
internal static class UsingRewriter
{
    public static string VariableName(string name) => "__using_" + name.Replace(':', '_');

    public static string Rewrite(string script)
    {
        var ast = Parser.ParseInput(script, out _, out _);
        var uses = ast.FindAll(node => node is UsingExpressionAst, searchNestedScriptBlocks: true)
            .OrderBy(node => node.Extent.StartOffset).ToList();
        if (uses.Count == 0)
        {
            return script;
        }

        var text = new StringBuilder();
        var position = 0;
        foreach (var use in uses)
        {
            text.Append(script, position, use.Extent.StartOffset - position);
            var inner = ((UsingExpressionAst)use).SubExpression.Extent.Text;
            var variable = (VariableExpressionAst)((UsingExpressionAst)use).SubExpression.Find(node => node is VariableExpressionAst, true)!;
            var name = variable.VariablePath.UserPath;
            var start = inner.IndexOf(name, StringComparison.OrdinalIgnoreCase);
            text.Append("${").Append(VariableName(name)).Append('}');
            if (start >= 0)
            {
                var rest = inner[(start + name.Length)..];
                text.Append(rest.StartsWith('}') ? rest[1..] : rest);
            }

            position = use.Extent.EndOffset;
        }

        return text.Append(script, position, script.Length - position).ToString();
    }
}
