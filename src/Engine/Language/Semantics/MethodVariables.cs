using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>Finds variables of a method that are read before every path has assigned them: methods see no variables from outside.</summary>
internal sealed class MethodVariables
{
    private static readonly HashSet<string> Automatic = new(StringComparer.OrdinalIgnoreCase)
    {
        "_", "PSItem", "this", "args", "input", "true", "false", "null", "error", "host", "home", "pid", "pshome", "pwd", "shellid", "matches",
        "foreach", "switch", "event", "eventargs", "eventsubscriber", "sender", "executioncontext", "lastexitcode", "myinvocation", "nestedpromptlevel",
        "profile", "psboundparameters", "pscmdlet", "pscommandpath", "psculture", "psuiculture", "psdebugcontext", "pssenderinfo", "psscriptroot",
        "psversiontable", "psedition", "stacktrace", "consolefilename", "ofs", "outputencoding", "isLinux", "isMacOS", "isWindows", "isCoreCLR",
        "confirmpreference", "debugpreference", "erroractionpreference", "errorview", "informationpreference", "progresspreference",
        "verbosepreference", "warningpreference", "whatifpreference", "maximumhistorycount", "psdefaultparametervalues", "psemailserver",
        "psmoduleautoloadingpreference", "pssessionoption", "psnativecommandarguspassing", "psnativecommanduseerroractionpreference",
        "psnativecommandargumentpassing", "psstyle", "enabledexperimentalfeatures", "formatenumerationlimit", "transcript", "?", "^", "$",
    };

    private readonly ErrorList _errors;
    private readonly HashSet<string> _parameters = new(StringComparer.OrdinalIgnoreCase);

    public MethodVariables(FunctionMemberAst method, ErrorList errors)
    {
        _errors = errors;
        foreach (var parameter in method.Parameters)
        {
            _parameters.Add(parameter.Name.VariablePath.UserPath);
        }
    }

    public void Check(NamedBlockAst body)
    {
        var assigned = new HashSet<string>(_parameters, StringComparer.OrdinalIgnoreCase);
        Run(body.Statements, assigned);
        foreach (var trap in body.Traps ?? System.Collections.ObjectModel.ReadOnlyCollection<TrapStatementAst>.Empty)
        {
            Run(trap.Body, new HashSet<string>(assigned, StringComparer.OrdinalIgnoreCase));
        }
    }

    private static HashSet<string> Fork(HashSet<string> assigned) => new(assigned, StringComparer.OrdinalIgnoreCase);

    /// <summary>Follows statements; false if none of their paths reaches the end.</summary>
    private bool Run(ReadOnlyCollection<StatementAst> statements, HashSet<string> assigned)
    {
        foreach (var statement in statements)
        {
            if (!Run(statement, assigned))
            {
                return false;
            }
        }

        return true;
    }

    private bool Run(StatementBlockAst block, HashSet<string> assigned)
    {
        var reachesEnd = Run(block.Statements, assigned);
        foreach (var trap in block.Traps ?? System.Collections.ObjectModel.ReadOnlyCollection<TrapStatementAst>.Empty)
        {
            Run(trap.Body, Fork(assigned));
        }

        return reachesEnd;
    }

    private bool Run(StatementAst statement, HashSet<string> assigned)
    {
        switch (statement)
        {
            case AssignmentStatementAst assignment:
                Assign(assignment, assigned);
                return true;
            case IfStatementAst branch:
                return RunIf(branch, assigned);
            case SwitchStatementAst choice:
                return RunSwitch(choice, assigned);
            case ForEachStatementAst loop:
                Read(loop.Condition, assigned);
                assigned.Add(loop.Variable.VariablePath.UserPath);
                Run(loop.Body, Fork(assigned));
                return true;
            case ForStatementAst loop:
                RunFor(loop, assigned);
                return true;
            case WhileStatementAst loop:
                Read(loop.Condition, assigned);
                Run(loop.Body, Fork(assigned));
                return true;
            case LoopStatementAst loop:
                var reachesCondition = Run(loop.Body, assigned);
                Read(loop.Condition, assigned);
                return reachesCondition;
            case TryStatementAst attempt:
                return RunTry(attempt, assigned);
            case DataStatementAst { Variable: { } variable }:
                assigned.Add(variable);
                return true;
            case ReturnStatementAst or ThrowStatementAst or ExitStatementAst or BreakStatementAst or ContinueStatementAst:
                Read(statement, assigned);
                return false;
            case FunctionDefinitionAst or TypeDefinitionAst:
                return true;
            default:
                Read(statement, assigned);
                return true;
        }
    }

    private void Assign(AssignmentStatementAst assignment, HashSet<string> assigned)
    {
        if (assignment.Right is CommandBaseAst or PipelineBaseAst and not AssignmentStatementAst)
        {
            Read(assignment.Right, assigned);
        }
        else
        {
            Run(assignment.Right, assigned);
        }

        foreach (var target in assignment.GetAssignmentTargets())
        {
            if (VariableIn(target) is not { } variable)
            {
                Read(target, assigned);
                continue;
            }

            if (assignment.Operator is not (TokenKind.Equals or TokenKind.QuestionQuestionEquals))
            {
                Read(variable, assigned);
            }

            assigned.Add(variable.VariablePath.UserPath);
        }
    }

    private static VariableExpressionAst? VariableIn(ExpressionAst target)
    {
        while (target is AttributedExpressionAst attributed)
        {
            target = attributed.Child;
        }

        return target as VariableExpressionAst;
    }

    private bool RunIf(IfStatementAst branch, HashSet<string> assigned)
    {
        HashSet<string>? merged = null;
        foreach (var (condition, body) in branch.Clauses)
        {
            Read(condition, assigned);
            Merge(ref merged, body, assigned);
        }

        if (branch.ElseClause is { } elseClause)
        {
            Merge(ref merged, elseClause, assigned);
            if (merged is null)
            {
                return false;
            }

            assigned.UnionWith(merged);
        }

        return true;
    }

    private bool RunSwitch(SwitchStatementAst choice, HashSet<string> assigned)
    {
        Read(choice.Condition, assigned);
        HashSet<string>? merged = null;
        foreach (var (test, body) in choice.Clauses)
        {
            Read(test, assigned);
            Merge(ref merged, body, assigned);
        }

        if (choice.Default is { } defaultClause)
        {
            Merge(ref merged, defaultClause, assigned);
            assigned.UnionWith(merged ?? []);
        }

        return true;
    }

    /// <summary>Behind a choice only those variables are assigned that each of its branches assigns.</summary>
    private void Merge(ref HashSet<string>? merged, StatementBlockAst body, HashSet<string> before)
    {
        var after = Fork(before);
        if (!Run(body, after))
        {
            return;
        }

        if (merged is null)
        {
            merged = after;
        }
        else
        {
            merged.IntersectWith(after);
        }
    }

    private void RunFor(ForStatementAst loop, HashSet<string> assigned)
    {
        if (loop.Initializer is { } initializer)
        {
            Run(initializer, assigned);
        }

        if (loop.Condition is { } condition)
        {
            Read(condition, assigned);
        }

        var inside = Fork(assigned);
        Run(loop.Body, inside);
        if (loop.Iterator is { } iterator)
        {
            Run(iterator, inside);
        }
    }

    private bool RunTry(TryStatementAst attempt, HashSet<string> assigned)
    {
        var before = Fork(assigned);
        HashSet<string>? merged = null;
        var inside = Fork(before);
        if (Run(attempt.Body, inside))
        {
            merged = inside;
        }

        foreach (var clause in attempt.CatchClauses)
        {
            Merge(ref merged, clause.Body, before);
        }

        if (merged is not null)
        {
            assigned.UnionWith(merged);
        }

        return attempt.Finally is { } last ? Run(last, assigned) && merged is not null : merged is not null;
    }

    /// <summary>Looks at the variables that an expression reads; assignments inside it count, too.</summary>
    private void Read(Ast ast, HashSet<string> assigned) => ast.Visit(new Reader(this, assigned));

    private void Check(VariableExpressionAst variable, HashSet<string> assigned)
    {
        var path = variable.VariablePath;
        if (path.IsUnqualified && !assigned.Contains(path.UserPath) && !Automatic.Contains(path.UserPath))
        {
            _errors.Report(variable.Extent, ParserStrings.VariableNotLocal, incomplete: false);
        }
    }

    private sealed class Reader(MethodVariables owner, HashSet<string> assigned) : AstVisitor2
    {
        public override AstVisitAction VisitVariableExpression(VariableExpressionAst variableExpressionAst)
        {
            owner.Check(variableExpressionAst, assigned);
            return AstVisitAction.Continue;
        }

        public override AstVisitAction VisitAssignmentStatement(AssignmentStatementAst assignmentStatementAst)
        {
            owner.Assign(assignmentStatementAst, assigned);
            return AstVisitAction.SkipChildren;
        }

        public override AstVisitAction VisitStatementBlock(StatementBlockAst statementBlockAst)
        {
            owner.Run(statementBlockAst, assigned);
            return AstVisitAction.SkipChildren;
        }

        public override AstVisitAction VisitConvertExpression(ConvertExpressionAst convertExpressionAst)
        {
            // What is passed by reference is assigned by the callee.
            if (convertExpressionAst is { Type.TypeName: TypeName { Name: var name }, Child: VariableExpressionAst variable }
                && name.Equals("ref", StringComparison.OrdinalIgnoreCase))
            {
                owner.Check(variable, assigned);
                assigned.Add(variable.VariablePath.UserPath);
                return AstVisitAction.SkipChildren;
            }

            return AstVisitAction.Continue;
        }

        public override AstVisitAction VisitUsingExpression(UsingExpressionAst usingExpressionAst) => AstVisitAction.SkipChildren;

        public override AstVisitAction VisitScriptBlockExpression(ScriptBlockExpressionAst scriptBlockExpressionAst) =>
            AstVisitAction.SkipChildren;

        public override AstVisitAction VisitFunctionDefinition(FunctionDefinitionAst functionDefinitionAst) => AstVisitAction.SkipChildren;
    }
}
