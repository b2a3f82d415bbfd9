namespace System.Management.Automation.Language;

/// <summary>What a data section, and the restricted language, do not allow.</summary>
internal sealed class DataSectionChecks : AstVisitor2
{
    private static readonly string[] AllowedVariables = ["PSCulture", "PSUICulture", "true", "false", "null"];
    private readonly ErrorList _errors;
    private readonly HashSet<string> _allowedCommands;

    private DataSectionChecks(ErrorList errors, IEnumerable<string> allowedCommands)
    {
        _errors = errors;
        _allowedCommands = new HashSet<string>(allowedCommands, StringComparer.OrdinalIgnoreCase);
    }

    public static void Check(DataStatementAst statement, ErrorList errors)
    {
        var allowed = statement.CommandsAllowed.Count == 0
            ? ["ConvertFrom-StringData"]
            : statement.CommandsAllowed.OfType<StringConstantExpressionAst>().Select(static command => command.Value);
        statement.Body.Visit(new DataSectionChecks(errors, allowed));
    }

    public override AstVisitAction VisitVariableExpression(VariableExpressionAst variableExpressionAst)
    {
        if (!AllowedVariables.Contains(variableExpressionAst.VariablePath.UserPath, StringComparer.OrdinalIgnoreCase))
        {
            Report(
                variableExpressionAst,
                ParserStrings.VariableReferenceNotSupportedInDataSection,
                string.Join(", ", AllowedVariables.Select(static name => "$" + name)));
        }

        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitCommand(CommandAst commandAst)
    {
        if (commandAst.InvocationOperator == TokenKind.Dot)
        {
            return Report(commandAst, ParserStrings.Restricted("DotSourcing", "Dot-sourcing is not allowed"));
        }

        var name = commandAst.GetCommandName();
        if (name is null || !_allowedCommands.Contains(name))
        {
            Report(commandAst, ParserStrings.CmdletNotInAllowedListForDataSection, name ?? commandAst.CommandElements[0].Extent.Text);
        }

        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitAssignmentStatement(AssignmentStatementAst assignmentStatementAst) =>
        Report(assignmentStatementAst, ParserStrings.AssignmentStatementNotSupportedInDataSection);

    public override AstVisitAction VisitForEachStatement(ForEachStatementAst forEachStatementAst) =>
        Report(forEachStatementAst, ParserStrings.Restricted("ForeachStatement", "Foreach statements are not allowed"));

    public override AstVisitAction VisitForStatement(ForStatementAst forStatementAst) =>
        Report(forStatementAst, ParserStrings.Restricted("ForWhileStatement", "For and While statements are not allowed"));

    public override AstVisitAction VisitWhileStatement(WhileStatementAst whileStatementAst) =>
        Report(whileStatementAst, ParserStrings.Restricted("ForWhileStatement", "For and While statements are not allowed"));

    public override AstVisitAction VisitDoWhileStatement(DoWhileStatementAst doWhileStatementAst) =>
        Report(doWhileStatementAst, ParserStrings.Restricted("DoWhileStatement", "Do and While statements are not allowed"));

    public override AstVisitAction VisitDoUntilStatement(DoUntilStatementAst doUntilStatementAst) =>
        Report(doUntilStatementAst, ParserStrings.Restricted("DoWhileStatement", "Do and While statements are not allowed"));

    public override AstVisitAction VisitSwitchStatement(SwitchStatementAst switchStatementAst) =>
        Report(switchStatementAst, ParserStrings.Restricted("SwitchStatement", "The Switch statement is not allowed"));

    public override AstVisitAction VisitTryStatement(TryStatementAst tryStatementAst) =>
        Report(tryStatementAst, ParserStrings.Restricted("TryStatement", "The Try statement is not allowed"));

    public override AstVisitAction VisitTrap(TrapStatementAst trapStatementAst) =>
        Report(trapStatementAst, ParserStrings.Restricted("TrapStatement", "Trap statements are not allowed"));

    public override AstVisitAction VisitBreakStatement(BreakStatementAst breakStatementAst) => ReportFlow(breakStatementAst);

    public override AstVisitAction VisitContinueStatement(ContinueStatementAst continueStatementAst) => ReportFlow(continueStatementAst);

    public override AstVisitAction VisitReturnStatement(ReturnStatementAst returnStatementAst) => ReportFlow(returnStatementAst);

    public override AstVisitAction VisitExitStatement(ExitStatementAst exitStatementAst) => ReportFlow(exitStatementAst);

    public override AstVisitAction VisitThrowStatement(ThrowStatementAst throwStatementAst) => ReportFlow(throwStatementAst);

    public override AstVisitAction VisitDataStatement(DataStatementAst dataStatementAst) =>
        Report(dataStatementAst, ParserStrings.Restricted("DataStatement", "Data sections are not allowed"));

    public override AstVisitAction VisitFunctionDefinition(FunctionDefinitionAst functionDefinitionAst) =>
        Report(functionDefinitionAst, ParserStrings.Restricted("FunctionDeclaration", "Function declarations are not allowed"));

    public override AstVisitAction VisitScriptBlock(ScriptBlockAst scriptBlockAst) =>
        Report(scriptBlockAst, ParserStrings.Restricted("ScriptBlock", "Script block literals are not allowed"));

    public override AstVisitAction VisitScriptBlockExpression(ScriptBlockExpressionAst scriptBlockExpressionAst) =>
        Report(scriptBlockExpressionAst, ParserStrings.Restricted("ScriptBlock", "Script block literals are not allowed"));

    public override AstVisitAction VisitParamBlock(ParamBlockAst paramBlockAst) =>
        Report(paramBlockAst, ParserStrings.Restricted("ParameterDeclaration", "Parameter declarations are not allowed"));

    public override AstVisitAction VisitInvokeMemberExpression(InvokeMemberExpressionAst methodCallAst) =>
        Report(methodCallAst, ParserStrings.Restricted("MethodCall", "Method calls are not allowed"));

    public override AstVisitAction VisitMemberExpression(MemberExpressionAst memberExpressionAst) =>
        Report(memberExpressionAst, ParserStrings.Restricted("PropertyReference", "Property references are not allowed"));

    public override AstVisitAction VisitIndexExpression(IndexExpressionAst indexExpressionAst) =>
        Report(indexExpressionAst, ParserStrings.Restricted("ArrayReference", "Array references are not allowed"));

    public override AstVisitAction VisitFileRedirection(FileRedirectionAst redirectionAst) =>
        Report(redirectionAst, ParserStrings.Restricted("Redirection", "Redirection is not allowed"));

    public override AstVisitAction VisitMergingRedirection(MergingRedirectionAst redirectionAst) =>
        Report(redirectionAst, ParserStrings.Restricted("Redirection", "Redirection is not allowed"));

    public override AstVisitAction VisitBinaryExpression(BinaryExpressionAst binaryExpressionAst)
    {
        CheckOperator(binaryExpressionAst, binaryExpressionAst.Operator);
        return AstVisitAction.Continue;
    }

    public override AstVisitAction VisitUnaryExpression(UnaryExpressionAst unaryExpressionAst)
    {
        CheckOperator(unaryExpressionAst, unaryExpressionAst.TokenKind);
        return AstVisitAction.Continue;
    }

    private void CheckOperator(Ast expression, TokenKind kind)
    {
        if (kind.HasTrait(TokenFlags.DisallowedInRestrictedMode))
        {
            Report(expression, ParserStrings.Restricted("Operator", $"The '{kind.Text()}' operator is not allowed"));
        }
    }

    private AstVisitAction ReportFlow(Ast statement) => Report(
        statement,
        ParserStrings.Restricted(
            "FlowControlStatement", "Flow of control statements such as Break, Continue, Return, Exit, and Throw are not allowed"));

    private AstVisitAction Report(Ast ast, ParserString message, params ReadOnlySpan<object?> args)
    {
        _errors.Report(ast.Extent, message, incomplete: false, args);
        return AstVisitAction.Continue;
    }
}
