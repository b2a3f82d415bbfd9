using System.Management.Automation.Compiler;
using System.Management.Automation.Language;
using System.Runtime.CompilerServices;

namespace System.Management.Automation;

/// <summary>What one statement does itself, statements inside it left out: the commands it calls, the variables it reads and writes.</summary>
/// <remarks>Breakpoints on commands and variables are decided here, before the statement runs, so that running code pays nothing for them.</remarks>
internal sealed class StatementTargets
{
    private static readonly ConditionalWeakTable<IScriptExtent, StatementTargets> Known = [];

    private readonly IScriptExtent _extent;
    private readonly bool _isFirstOnLine;
    private readonly List<(string Name, bool IsWrite)> _variables = [];

    private StatementTargets(IScriptExtent extent, ScriptBlockAst block)
    {
        _extent = extent;
        var statement = (StatementAst?)block.Find(
            a => a is StatementAst && a.Extent.StartOffset == extent.StartOffset && a.Extent.EndOffset == extent.EndOffset, searchNestedScriptBlocks: true);
        _isFirstOnLine = block.Find(
            a => a is StatementAst && a.Parent is StatementBlockAst or NamedBlockAst
                && a.Extent.StartLineNumber == extent.StartLineNumber && a.Extent.StartOffset < extent.StartOffset,
            searchNestedScriptBlocks: true) is null;
        if (statement is not null)
        {
            statement.Visit(new Collector(this, statement));
        }
    }

    public List<string> Commands { get; } = [];

    public static StatementTargets Of(Frame frame) =>
        Known.GetValue(frame.Position!, _ => new StatementTargets(frame.Position!, frame.Block.Ast));

    public bool IsAt(LineBreakpoint breakpoint) => _extent.StartLineNumber == breakpoint.Line
        && (breakpoint.Column == 0 ? _isFirstOnLine : _extent.StartColumnNumber == breakpoint.Column);

    public bool Touches(VariableBreakpoint breakpoint) => _variables.Exists(v =>
        v.Name.Equals(breakpoint.Variable, StringComparison.OrdinalIgnoreCase)
        && breakpoint.Covers(v.IsWrite ? VariableAccessMode.Write : VariableAccessMode.Read));

    private sealed class Collector(StatementTargets targets, StatementAst statement) : AstVisitor
    {
        public override AstVisitAction VisitStatementBlock(StatementBlockAst statementBlockAst) => AstVisitAction.SkipChildren;

        public override AstVisitAction VisitScriptBlockExpression(ScriptBlockExpressionAst scriptBlockExpressionAst) => AstVisitAction.SkipChildren;

        public override AstVisitAction VisitFunctionDefinition(FunctionDefinitionAst functionDefinitionAst) => AstVisitAction.SkipChildren;

        public override AstVisitAction VisitCommand(CommandAst commandAst)
        {
            if (commandAst.GetCommandName() is { } name)
            {
                targets.Commands.Add(name);
            }

            return AstVisitAction.Continue;
        }

        public override AstVisitAction VisitAssignmentStatement(AssignmentStatementAst assignmentStatementAst)
        {
            var left = assignmentStatementAst.Left;
            while (left is AttributedExpressionAst attributed)
            {
                left = attributed.Child;
            }

            if (left is VariableExpressionAst variable)
            {
                targets._variables.Add((variable.VariablePath.UnqualifiedPath, true));
            }

            return AstVisitAction.Continue;
        }

        public override AstVisitAction VisitUnaryExpression(UnaryExpressionAst unaryExpressionAst)
        {
            if (unaryExpressionAst.TokenKind is TokenKind.PlusPlus or TokenKind.MinusMinus or TokenKind.PostfixPlusPlus or TokenKind.PostfixMinusMinus
                && unaryExpressionAst.Child is VariableExpressionAst variable)
            {
                targets._variables.Add((variable.VariablePath.UnqualifiedPath, true));
            }

            return AstVisitAction.Continue;
        }

        public override AstVisitAction VisitVariableExpression(VariableExpressionAst variableExpressionAst)
        {
            var isTarget = variableExpressionAst.Parent is AssignmentStatementAst assignment
                && ReferenceEquals(assignment.Left, variableExpressionAst) && assignment.Operator == TokenKind.Equals;
            if (!isTarget)
            {
                targets._variables.Add((variableExpressionAst.VariablePath.UnqualifiedPath, false));
            }

            if (statement is ForEachStatementAst loop && ReferenceEquals(loop.Variable, variableExpressionAst))
            {
                targets._variables.Add((variableExpressionAst.VariablePath.UnqualifiedPath, true));
            }

            return AstVisitAction.Continue;
        }
    }
}
