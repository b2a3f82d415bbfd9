namespace System.Management.Automation.Language;

/// <summary>A redirection of one stream into another: <c>2&gt;&amp;1</c>.</summary>
public class MergingRedirectionAst : RedirectionAst
{
    public MergingRedirectionAst(IScriptExtent extent, RedirectionStream from, RedirectionStream to)
        : base(extent, from) => ToStream = to;

    public RedirectionStream ToStream { get; }

    public override Ast Copy() => new MergingRedirectionAst(Extent, FromStream, ToStream);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitMergingRedirection(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitMergingRedirection(this);
}
