namespace System.Management.Automation.Language;

/// <summary>A string in which nothing is expanded.</summary>
public class StringConstantExpressionAst : ConstantExpressionAst
{
    public StringConstantExpressionAst(IScriptExtent extent, string value, StringConstantType stringConstantType)
        : base(extent, value)
    {
        ArgumentNullException.ThrowIfNull(value);
        StringConstantType = stringConstantType;
    }

    public StringConstantType StringConstantType { get; }

    public new string Value => (string)base.Value;

    public override Type StaticType => typeof(string);

    public override Ast Copy() => new StringConstantExpressionAst(Extent, Value, StringConstantType);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitStringConstantExpression(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitStringConstantExpression(this);
}
