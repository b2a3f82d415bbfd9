namespace System.Management.Automation.Language;

/// <summary>A script block as a value: <c>{ ... }</c>.</summary>
public class ScriptBlockExpressionAst : ExpressionAst
{
    public ScriptBlockExpressionAst(IScriptExtent extent, ScriptBlockAst scriptBlock)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(scriptBlock);
        Adopt(ScriptBlock = scriptBlock);
    }

    public ScriptBlockAst ScriptBlock { get; }

    public override Type StaticType => typeof(ScriptBlock);

    public override Ast Copy() => new ScriptBlockExpressionAst(Extent, CopyOf(ScriptBlock)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitScriptBlockExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitScriptBlockExpression(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(ScriptBlock);
}
