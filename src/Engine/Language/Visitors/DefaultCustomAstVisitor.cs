namespace System.Management.Automation.Language;

/// <summary>A custom visitor whose methods all return null until they are overridden.</summary>
public abstract class DefaultCustomAstVisitor : ICustomAstVisitor
{
    protected DefaultCustomAstVisitor()
    {
    }

    public virtual object? DefaultVisit(Ast ast) => null;

    public virtual object? VisitArrayExpression(ArrayExpressionAst arrayExpressionAst) => DefaultVisit(arrayExpressionAst);

    public virtual object? VisitArrayLiteral(ArrayLiteralAst arrayLiteralAst) => DefaultVisit(arrayLiteralAst);

    public virtual object? VisitAssignmentStatement(AssignmentStatementAst assignmentStatementAst) => DefaultVisit(assignmentStatementAst);

    public virtual object? VisitAttribute(AttributeAst attributeAst) => DefaultVisit(attributeAst);

    public virtual object? VisitAttributedExpression(AttributedExpressionAst attributedExpressionAst) => DefaultVisit(attributedExpressionAst);

    public virtual object? VisitBinaryExpression(BinaryExpressionAst binaryExpressionAst) => DefaultVisit(binaryExpressionAst);

    public virtual object? VisitBlockStatement(BlockStatementAst blockStatementAst) => DefaultVisit(blockStatementAst);

    public virtual object? VisitBreakStatement(BreakStatementAst breakStatementAst) => DefaultVisit(breakStatementAst);

    public virtual object? VisitCatchClause(CatchClauseAst catchClauseAst) => DefaultVisit(catchClauseAst);

    public virtual object? VisitCommand(CommandAst commandAst) => DefaultVisit(commandAst);

    public virtual object? VisitCommandExpression(CommandExpressionAst commandExpressionAst) => DefaultVisit(commandExpressionAst);

    public virtual object? VisitCommandParameter(CommandParameterAst commandParameterAst) => DefaultVisit(commandParameterAst);

    public virtual object? VisitConstantExpression(ConstantExpressionAst constantExpressionAst) => DefaultVisit(constantExpressionAst);

    public virtual object? VisitContinueStatement(ContinueStatementAst continueStatementAst) => DefaultVisit(continueStatementAst);

    public virtual object? VisitConvertExpression(ConvertExpressionAst convertExpressionAst) => DefaultVisit(convertExpressionAst);

    public virtual object? VisitDataStatement(DataStatementAst dataStatementAst) => DefaultVisit(dataStatementAst);

    public virtual object? VisitDoUntilStatement(DoUntilStatementAst doUntilStatementAst) => DefaultVisit(doUntilStatementAst);

    public virtual object? VisitDoWhileStatement(DoWhileStatementAst doWhileStatementAst) => DefaultVisit(doWhileStatementAst);

    public virtual object? VisitErrorExpression(ErrorExpressionAst errorExpressionAst) => DefaultVisit(errorExpressionAst);

    public virtual object? VisitErrorStatement(ErrorStatementAst errorStatementAst) => DefaultVisit(errorStatementAst);

    public virtual object? VisitExitStatement(ExitStatementAst exitStatementAst) => DefaultVisit(exitStatementAst);

    public virtual object? VisitExpandableStringExpression(ExpandableStringExpressionAst expandableStringExpressionAst) => DefaultVisit(expandableStringExpressionAst);

    public virtual object? VisitFileRedirection(FileRedirectionAst fileRedirectionAst) => DefaultVisit(fileRedirectionAst);

    public virtual object? VisitForEachStatement(ForEachStatementAst forEachStatementAst) => DefaultVisit(forEachStatementAst);

    public virtual object? VisitForStatement(ForStatementAst forStatementAst) => DefaultVisit(forStatementAst);

    public virtual object? VisitFunctionDefinition(FunctionDefinitionAst functionDefinitionAst) => DefaultVisit(functionDefinitionAst);

    public virtual object? VisitHashtable(HashtableAst hashtableAst) => DefaultVisit(hashtableAst);

    public virtual object? VisitIfStatement(IfStatementAst ifStmtAst) => DefaultVisit(ifStmtAst);

    public virtual object? VisitIndexExpression(IndexExpressionAst indexExpressionAst) => DefaultVisit(indexExpressionAst);

    public virtual object? VisitInvokeMemberExpression(InvokeMemberExpressionAst invokeMemberExpressionAst) => DefaultVisit(invokeMemberExpressionAst);

    public virtual object? VisitMemberExpression(MemberExpressionAst memberExpressionAst) => DefaultVisit(memberExpressionAst);

    public virtual object? VisitMergingRedirection(MergingRedirectionAst mergingRedirectionAst) => DefaultVisit(mergingRedirectionAst);

    public virtual object? VisitNamedAttributeArgument(NamedAttributeArgumentAst namedAttributeArgumentAst) => DefaultVisit(namedAttributeArgumentAst);

    public virtual object? VisitNamedBlock(NamedBlockAst namedBlockAst) => DefaultVisit(namedBlockAst);

    public virtual object? VisitParamBlock(ParamBlockAst paramBlockAst) => DefaultVisit(paramBlockAst);

    public virtual object? VisitParameter(ParameterAst parameterAst) => DefaultVisit(parameterAst);

    public virtual object? VisitParenExpression(ParenExpressionAst parenExpressionAst) => DefaultVisit(parenExpressionAst);

    public virtual object? VisitPipeline(PipelineAst pipelineAst) => DefaultVisit(pipelineAst);

    public virtual object? VisitReturnStatement(ReturnStatementAst returnStatementAst) => DefaultVisit(returnStatementAst);

    public virtual object? VisitScriptBlock(ScriptBlockAst scriptBlockAst) => DefaultVisit(scriptBlockAst);

    public virtual object? VisitScriptBlockExpression(ScriptBlockExpressionAst scriptBlockExpressionAst) => DefaultVisit(scriptBlockExpressionAst);

    public virtual object? VisitStatementBlock(StatementBlockAst statementBlockAst) => DefaultVisit(statementBlockAst);

    public virtual object? VisitStringConstantExpression(StringConstantExpressionAst stringConstantExpressionAst) => DefaultVisit(stringConstantExpressionAst);

    public virtual object? VisitSubExpression(SubExpressionAst subExpressionAst) => DefaultVisit(subExpressionAst);

    public virtual object? VisitSwitchStatement(SwitchStatementAst switchStatementAst) => DefaultVisit(switchStatementAst);

    public virtual object? VisitThrowStatement(ThrowStatementAst throwStatementAst) => DefaultVisit(throwStatementAst);

    public virtual object? VisitTrap(TrapStatementAst trapStatementAst) => DefaultVisit(trapStatementAst);

    public virtual object? VisitTryStatement(TryStatementAst tryStatementAst) => DefaultVisit(tryStatementAst);

    public virtual object? VisitTypeConstraint(TypeConstraintAst typeConstraintAst) => DefaultVisit(typeConstraintAst);

    public virtual object? VisitTypeExpression(TypeExpressionAst typeExpressionAst) => DefaultVisit(typeExpressionAst);

    public virtual object? VisitUnaryExpression(UnaryExpressionAst unaryExpressionAst) => DefaultVisit(unaryExpressionAst);

    public virtual object? VisitUsingExpression(UsingExpressionAst usingExpressionAst) => DefaultVisit(usingExpressionAst);

    public virtual object? VisitVariableExpression(VariableExpressionAst variableExpressionAst) => DefaultVisit(variableExpressionAst);

    public virtual object? VisitWhileStatement(WhileStatementAst whileStatementAst) => DefaultVisit(whileStatementAst);
}
