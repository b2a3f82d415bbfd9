namespace System.Management.Automation.Language;

/// <summary>A custom visitor for all node types whose methods all return null until they are overridden.</summary>
public abstract class DefaultCustomAstVisitor2 : DefaultCustomAstVisitor, ICustomAstVisitor2
{
    protected DefaultCustomAstVisitor2()
    {
    }

    public virtual object? VisitBaseCtorInvokeMemberExpression(BaseCtorInvokeMemberExpressionAst baseCtorInvokeMemberExpressionAst) => DefaultVisit(baseCtorInvokeMemberExpressionAst);

    public virtual object? VisitConfigurationDefinition(ConfigurationDefinitionAst configurationAst) => DefaultVisit(configurationAst);

    public virtual object? VisitDynamicKeywordStatement(DynamicKeywordStatementAst dynamicKeywordAst) => DefaultVisit(dynamicKeywordAst);

    public virtual object? VisitFunctionMember(FunctionMemberAst functionMemberAst) => DefaultVisit(functionMemberAst);

    public virtual object? VisitPropertyMember(PropertyMemberAst propertyMemberAst) => DefaultVisit(propertyMemberAst);

    public virtual object? VisitTypeDefinition(TypeDefinitionAst typeDefinitionAst) => DefaultVisit(typeDefinitionAst);

    public virtual object? VisitUsingStatement(UsingStatementAst usingStatement) => DefaultVisit(usingStatement);

    public virtual object? VisitTernaryExpression(TernaryExpressionAst ternaryExpressionAst) => DefaultVisit(ternaryExpressionAst);

    public virtual object? VisitPipelineChain(PipelineChainAst statementChainAst) => DefaultVisit(statementChainAst);
}
