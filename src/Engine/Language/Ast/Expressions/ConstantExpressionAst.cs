namespace System.Management.Automation.Language;

/// <summary>A constant.</summary>
public class ConstantExpressionAst : ExpressionAst
{
    public ConstantExpressionAst(IScriptExtent extent, object? value)
        : base(extent) => Value = value!;

    public object Value { get; }

    public override Type StaticType => Value?.GetType() ?? typeof(object);

    public override Ast Copy() => new ConstantExpressionAst(Extent, Value);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitConstantExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitConstantExpression(this);
}
