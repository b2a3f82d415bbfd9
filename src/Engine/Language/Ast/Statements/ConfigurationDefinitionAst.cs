namespace System.Management.Automation.Language;

/// <summary>A <c>configuration</c>, which the parser reports as unsupported on this platform.</summary>
public class ConfigurationDefinitionAst : StatementAst
{
    public ConfigurationDefinitionAst(IScriptExtent extent, ScriptBlockExpressionAst body, ConfigurationType type, ExpressionAst instanceName)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(body);
        ArgumentNullException.ThrowIfNull(instanceName);
        Adopt(Body = body);
        ConfigurationType = type;
        Adopt(InstanceName = instanceName);
    }

    public ScriptBlockExpressionAst Body { get; }

    public ConfigurationType ConfigurationType { get; }

    public ExpressionAst InstanceName { get; }

    public override Ast Copy() => new ConfigurationDefinitionAst(Extent, CopyOf(Body)!, ConfigurationType, CopyOf(InstanceName)!);

    internal override AstVisitAction Enter(AstVisitor visitor) =>
        visitor is AstVisitor2 visitor2 ? visitor2.VisitConfigurationDefinition(this) : AstVisitAction.Continue;

    internal override object? Accept(ICustomAstVisitor visitor) => (visitor as ICustomAstVisitor2)?.VisitConfigurationDefinition(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(InstanceName) && walk.Visit(Body);
}
