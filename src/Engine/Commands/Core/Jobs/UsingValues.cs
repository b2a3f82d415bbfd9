using System.Management.Automation.Language;

namespace Microsoft.PowerShell.Commands;

/// <summary>Reads what a script's <c>$using:</c> expressions mean where they stand.</summary>
internal static class UsingValues
{
    public static Dictionary<string, object?> Read(ScriptBlock script, SessionState state)
    {
        var values = new Dictionary<string, object?>(StringComparer.OrdinalIgnoreCase);
        foreach (var node in script.Ast.FindAll(static node => node is UsingExpressionAst, searchNestedScriptBlocks: true))
        {
            var variable = (VariableExpressionAst?)((UsingExpressionAst)node).SubExpression.Find(static inner => inner is VariableExpressionAst, true);
            if (variable is not null)
            {
                values[variable.VariablePath.UserPath] = state.PSVariable.GetValue(variable.VariablePath.UserPath);
            }
        }

        return values;
    }
}
