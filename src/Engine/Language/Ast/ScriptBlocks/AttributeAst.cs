using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>An attribute with its arguments: <c>[Parameter(Mandatory)]</c>.</summary>
public class AttributeAst : AttributeBaseAst
{
    public AttributeAst(
        IScriptExtent extent,
        ITypeName typeName,
        IEnumerable<ExpressionAst>? positionalArguments,
        IEnumerable<NamedAttributeArgumentAst>? namedArguments)
        : base(extent, typeName)
    {
        PositionalArguments = Adopt(positionalArguments);
        NamedArguments = Adopt(namedArguments);
    }

    public ReadOnlyCollection<ExpressionAst> PositionalArguments { get; }

    public ReadOnlyCollection<NamedAttributeArgumentAst> NamedArguments { get; }

    public override Ast Copy() => new AttributeAst(Extent, TypeName, CopyOf(PositionalArguments), CopyOf(NamedArguments));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitAttribute(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitAttribute(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitAll(PositionalArguments) && walk.VisitAll(NamedArguments);
}
