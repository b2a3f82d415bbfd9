namespace System.Management.Automation.Language;

/// <summary>A redirection to a file: <c>2&gt;&gt; file</c>.</summary>
public class FileRedirectionAst : RedirectionAst
{
    public FileRedirectionAst(IScriptExtent extent, RedirectionStream stream, ExpressionAst file, bool append)
        : base(extent, stream)
    {
        ArgumentNullException.ThrowIfNull(file);
        Adopt(Location = file);
        Append = append;
    }

    public ExpressionAst Location { get; }

    public bool Append { get; }

    public override Ast Copy() => new FileRedirectionAst(Extent, FromStream, CopyOf(Location)!, Append);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitFileRedirection(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitFileRedirection(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Location);
}
