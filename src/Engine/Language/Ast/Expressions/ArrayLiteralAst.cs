using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>Elements joined by commas.</summary>
public class ArrayLiteralAst : ExpressionAst
{
    public ArrayLiteralAst(IScriptExtent extent, IList<ExpressionAst> elements)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(elements);
        if (elements.Count == 0)
        {
            throw new ArgumentException("An array literal has at least one element.", nameof(elements));
        }

        Elements = Adopt(elements);
    }

    public ReadOnlyCollection<ExpressionAst> Elements { get; }

    public override Type StaticType => typeof(object[]);

    public override Ast Copy() => new ArrayLiteralAst(Extent, CopyOf(Elements)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitArrayLiteral(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitArrayLiteral(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitAll(Elements);
}
