using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>Finds the names that a script block keeps in slots: its parameters and every unqualified variable that it mentions.</summary>
/// <remarks>
/// Names that literal script blocks inside it mention count too, because such a block may run in this scope (ForEach-Object, a dot),
/// but not those blocks' own parameters. Function definitions and class members have scopes of their own.
/// A name in the map is no promise that the variable exists in this scope: its slot starts unset, and a read then looks further out.
/// </remarks>
internal sealed class VariableAnalysis : AstWalk
{
    private readonly Dictionary<string, int> _indexes = new(StringComparer.OrdinalIgnoreCase);
    private readonly List<string> _names = [];
    private readonly List<HashSet<string>> _hidden = [];
    private int _depth;

    public static VariableMap Run(ScriptBlockAst block)
    {
        var analysis = new VariableAnalysis();
        foreach (var parameter in CompiledScriptBlock.ParametersOf(block))
        {
            analysis.Add(parameter.Name.VariablePath.UnqualifiedPath);
            analysis.VisitOptional(parameter.DefaultValue);
        }

        block.WalkChildren(analysis);
        return analysis._names.Count == 0 ? VariableMap.Empty : new VariableMap([.. analysis._names]);
    }

    public override bool Visit(Ast child)
    {
        switch (child)
        {
            case FunctionDefinitionAst or TypeDefinitionAst or UsingStatementAst:
                return true;
            case ScriptBlockExpressionAst nested:
                Add("_");
                _depth++;
                var parameters = new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "args", "input" };
                foreach (var parameter in CompiledScriptBlock.ParametersOf(nested.ScriptBlock))
                {
                    parameters.Add(parameter.Name.VariablePath.UnqualifiedPath);
                }

                _hidden.Add(parameters);
                nested.ScriptBlock.WalkChildren(this);
                _hidden.RemoveAt(_hidden.Count - 1);
                _depth--;
                return true;
            case VariableExpressionAst { VariablePath.IsUnscopedVariable: true } variable:
                AddMentioned(variable.VariablePath.UnqualifiedPath);
                return true;
            case BaseCtorInvokeMemberExpressionAst:
                Add(SpecialVariables.This);
                break;
            case BinaryExpressionAst { Operator: TokenKind.Imatch or TokenKind.Cmatch or TokenKind.Inotmatch or TokenKind.Cnotmatch } when _depth == 0:
                Add("Matches");
                break;
        }

        return child.WalkChildren(this);
    }

    private void AddMentioned(string name)
    {
        if (SpecialVariables.IsNeverInSlot(name))
        {
            return;
        }

        foreach (var hidden in _hidden)
        {
            if (hidden.Contains(name))
            {
                return;
            }
        }

        Add(SpecialVariables.Canonical(name));
    }

    private void Add(string name)
    {
        if (_indexes.TryAdd(name, _names.Count))
        {
            _names.Add(name);
        }
    }
}
