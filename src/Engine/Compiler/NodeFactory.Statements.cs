using System.Collections.ObjectModel;
using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

internal sealed partial class NodeFactory
{
    public BlockNode Block(StatementBlockAst ast) => Block(ast.Extent, ast.Statements, ast.Traps);

    public BlockNode Block(IScriptExtent extent, ReadOnlyCollection<StatementAst>? statements, ReadOnlyCollection<TrapStatementAst>? traps)
    {
        var nodes = new List<StatementNode>(statements?.Count ?? 0);
        if (statements is not null)
        {
            var definitions = statements.OfType<TypeDefinitionAst>().ToArray();
            if (definitions.Length > 0)
            {
                nodes.Add(new TypeDefinitionsNode(definitions[0].Extent, definitions));
            }

            foreach (var statement in statements)
            {
                if (statement is not TypeDefinitionAst)
                {
                    nodes.Add(Statement(statement));
                }
            }
        }

        return new BlockNode(extent, [.. nodes], traps is { Count: > 0 } ? [.. traps.Select(Trap)] : []);
    }

    public StatementNode Statement(StatementAst ast)
    {
        switch (ast)
        {
            case PipelineAst pipeline:
                return Pipeline(pipeline);
            case AssignmentStatementAst assignment:
                return new EffectStatementNode(ast.Extent, Assignment(assignment));
            case PipelineChainAst chain:
                return chain.Background
                    ? new BackgroundNode(ast.Extent, chain)
                    : new ChainNode(ast.Extent, Statement(chain.LhsPipelineChain), Statement(chain.RhsPipeline), chain.Operator == TokenKind.AndAnd);
            case IfStatementAst conditional:
                return If(conditional);
            case LabeledStatementAst labeled:
                return Labeled(labeled);
            case FunctionDefinitionAst function:
                return new FunctionDefinitionNode(function);
            case ReturnStatementAst statement:
                return new ReturnNode(ast.Extent, statement.Pipeline is null ? null : Statement(statement.Pipeline));
            case ThrowStatementAst statement:
                return new ThrowNode(
                    ast.Extent, statement.Pipeline is null ? null : Value(statement.Pipeline), statement.IsRethrow || IsInsideCatch(statement), UnderscoreSlot);
            case BreakStatementAst statement:
                return new LoopExitNode(ast.Extent, Completion.Break, statement.Label is null ? null : Expression(statement.Label));
            case ContinueStatementAst statement:
                return new LoopExitNode(ast.Extent, Completion.Continue, statement.Label is null ? null : Expression(statement.Label));
            case ExitStatementAst statement:
                return new ExitNode(ast.Extent, statement.Pipeline is null ? null : Statement(statement.Pipeline));
            case TryStatementAst statement:
                return Try(statement);
            case TrapStatementAst:
                return new EmptyStatementNode(ast.Extent);
            case DataStatementAst data:
                return new DataNode(
                    ast.Extent, data.Variable is null ? null : Variable(new VariableExpressionAst(ast.Extent, data.Variable, false)), Block(data.Body));
            case BlockStatementAst block:
                return new NestedBlockNode(ast.Extent, Block(block.Body));
            case TypeDefinitionAst type:
                return new TypeDefinitionsNode(ast.Extent, [type]);
            case UsingStatementAst:
                return new EmptyStatementNode(ast.Extent);
            case CommandBaseAst command:
                return Element(command);
            default:
                throw new NotSupportedException($"Statement of type '{ast.GetType().Name}' cannot be compiled.");
        }
    }

    /// <summary>A pipeline where one value is needed: in parentheses, as a condition, after return or throw.</summary>
    public ExpressionNode Value(StatementAst ast)
    {
        switch (ast)
        {
            case PipelineAst pipeline when !pipeline.Background && pipeline.GetPureExpression() is { } pure:
                return Expression(pure);
            case PipelineAst pipeline when !pipeline.Background:
                return PipelineExpression(pipeline);
            case AssignmentStatementAst assignment:
                return Assignment(assignment);
            case CommandExpressionAst { Redirections.Count: 0 } command:
                return Expression(command.Expression);
            default:
                return new SubExpressionNode(Statement(ast));
        }
    }

    /// <summary>The right side of an assignment, or a value in a hash table: any statement; its output is collected.</summary>
    private ExpressionNode StatementAsValue(StatementAst ast) => ast switch
    {
        PipelineAst or AssignmentStatementAst or CommandExpressionAst => Value(ast),
        _ => new SubExpressionNode(Statement(ast)),
    };

    private StatementNode Pipeline(PipelineAst ast)
    {
        if (ast.Background)
        {
            return new BackgroundNode(ast.Extent, ast);
        }

        if (ast.GetPureExpression() is { } pure)
        {
            return ExpressionStatement(ast.Extent, pure);
        }

        var node = PipelineExpression(ast);
        return node is RedirectedExpressionNode ? new ExpressionStatementNode(ast.Extent, node) : new CommandStatementNode(ast.Extent, node);
    }

    private StatementNode Element(CommandBaseAst ast) => ast is CommandExpressionAst { Redirections.Count: 0 } expression
        ? ExpressionStatement(ast.Extent, expression.Expression)
        : new CommandStatementNode(ast.Extent, Command(ast));

    private StatementNode ExpressionStatement(IScriptExtent extent, ExpressionAst expression)
        => IsVoid(expression) ? new EffectStatementNode(extent, Expression(expression)) : new ExpressionStatementNode(extent, Expression(expression));

    /// <summary><c>$i++</c> alone writes nothing.</summary>
    private static bool IsVoid(ExpressionAst expression) => expression is UnaryExpressionAst
    {
        TokenKind: TokenKind.PlusPlus or TokenKind.MinusMinus or TokenKind.PostfixPlusPlus or TokenKind.PostfixMinusMinus,
    };

    private IfNode If(IfStatementAst ast)
    {
        var clauses = new (ExpressionNode, IScriptExtent, BlockNode)[ast.Clauses.Count];
        for (var i = 0; i < clauses.Length; i++)
        {
            var (condition, body) = ast.Clauses[i];
            clauses[i] = (Value(condition), condition.Extent, Block(body));
        }

        return new IfNode(ast.Extent, clauses, ast.ElseClause is null ? null : Block(ast.ElseClause));
    }

    private StatementNode Labeled(LabeledStatementAst ast)
    {
        switch (ast)
        {
            case WhileStatementAst loop:
                return While(loop, loop.Body, null, isPostTest: false, isUntil: false);
            case DoWhileStatementAst loop:
                return While(loop, loop.Body, null, isPostTest: true, isUntil: false);
            case DoUntilStatementAst loop:
                return While(loop, loop.Body, null, isPostTest: true, isUntil: true);
            case ForStatementAst loop:
                var inner = While(loop, loop.Body, loop.Iterator is null ? null : Effect(loop.Iterator), isPostTest: false, isUntil: false);
                return loop.Initializer is null ? inner : new ForNode(ast.Extent, Effect(loop.Initializer), inner);
            case ForEachStatementAst loop:
                return new ForEachNode(
                    ast.Extent, loop.Label, Variable(loop.Variable), StatementAsValue(loop.Condition), loop.Condition.Extent, Block(loop.Body), SlotOf("foreach"));
            case SwitchStatementAst statement:
                return Switch(statement);
            default:
                throw new NotSupportedException($"Statement of type '{ast.GetType().Name}' cannot be compiled.");
        }
    }

    private WhileNode While(LoopStatementAst ast, StatementBlockAst body, StatementNode? step, bool isPostTest, bool isUntil)
        => new(ast.Extent, ast.Label, ast.Condition is null ? null : Value(ast.Condition), ast.Condition?.Extent, step, Block(body), isPostTest, isUntil);

    /// <summary>The first or last part of a for: runs for its effect, whatever it gives is dropped.</summary>
    private EffectStatementNode Effect(PipelineBaseAst ast) => new(ast.Extent, Value(ast));

    private SwitchNode Switch(SwitchStatementAst ast)
    {
        var kind = (ast.Flags & SwitchFlags.Regex) != 0 ? SwitchKind.Regex : (ast.Flags & SwitchFlags.Wildcard) != 0 ? SwitchKind.Wildcard : SwitchKind.Exact;
        var ignoreCase = (ast.Flags & SwitchFlags.CaseSensitive) == 0;
        var clauses = new SwitchClause[ast.Clauses.Count];
        for (var i = 0; i < clauses.Length; i++)
        {
            var (condition, body) = ast.Clauses[i];
            clauses[i] = condition is ScriptBlockExpressionAst { ScriptBlock: { ParamBlock: null, EndBlock: { } end } }
                ? new SwitchClause(null, Block(end.Extent, end.Statements, end.Traps), Block(body), kind, ignoreCase)
                : new SwitchClause(Expression(condition), null, Block(body), kind, ignoreCase);
        }

        return new SwitchNode(
            ast.Extent, ast.Label, StatementAsValue(ast.Condition), ast.Condition.Extent, clauses, ast.Default is null ? null : Block(ast.Default),
            (ast.Flags & SwitchFlags.File) != 0, new SwitchSlots(UnderscoreSlot, SlotOf("switch"), SlotOf(SpecialVariables.Matches)));
    }

    private TryNode Try(TryStatementAst ast) => new(
        ast.Extent,
        Block(ast.Body),
        [.. ast.CatchClauses.Select(clause => new CatchClause([.. clause.CatchTypes.Select(type => new TypeReference(type.TypeName))], Block(clause.Body)))],
        ast.Finally is null ? null : Block(ast.Finally),
        UnderscoreSlot);

    private TrapNode Trap(TrapStatementAst ast)
    {
        var body = new ScriptBlockAst(ast.Body.Extent, null, (StatementBlockAst)ast.Body.Copy(), isFilter: false);
        return new TrapNode(ast.TrapType is null ? null : new TypeReference(ast.TrapType.TypeName), CompiledScriptBlock.Of(body));
    }

    private static bool IsInsideCatch(Ast ast)
    {
        for (var parent = ast.Parent; parent is not null and not ScriptBlockAst; parent = parent.Parent)
        {
            if (parent is CatchClauseAst or TrapStatementAst)
            {
                return true;
            }
        }

        return false;
    }
}
