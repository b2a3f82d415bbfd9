using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>The <c>param(...)</c> block of a script block, with the attributes that stand before it.</summary>
public class ParamBlockAst : Ast
{
    public ParamBlockAst(IScriptExtent extent, IEnumerable<AttributeAst>? attributes, IEnumerable<ParameterAst>? parameters)
        : base(extent)
    {
        Attributes = Adopt(attributes);
        Parameters = Adopt(parameters);
    }

    public ReadOnlyCollection<AttributeAst> Attributes { get; }

    public ReadOnlyCollection<ParameterAst> Parameters { get; }

    public override Ast Copy() => new ParamBlockAst(Extent, CopyOf(Attributes), CopyOf(Parameters));

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitParamBlock(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitParamBlock(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitAll(Attributes) && walk.VisitAll(Parameters);
}
