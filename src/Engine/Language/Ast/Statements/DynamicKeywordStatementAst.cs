using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>A statement that starts with a keyword that was added at run time.</summary>
public class DynamicKeywordStatementAst : StatementAst
{
    public DynamicKeywordStatementAst(IScriptExtent extent, IEnumerable<CommandElementAst> commandElements)
        : base(extent)
    {
        CommandElements = Adopt(commandElements);
        if (CommandElements.Count == 0)
        {
            throw new ArgumentException("A statement has at least one element.", nameof(commandElements));
        }
    }

    public ReadOnlyCollection<CommandElementAst> CommandElements { get; }

    public override Ast Copy() => new DynamicKeywordStatementAst(Extent, CopyOf(CommandElements)!);

    internal override AstVisitAction Enter(AstVisitor visitor) =>
        visitor is AstVisitor2 visitor2 ? visitor2.VisitDynamicKeywordStatement(this) : AstVisitAction.Continue;

    internal override object? Accept(ICustomAstVisitor visitor) => (visitor as ICustomAstVisitor2)?.VisitDynamicKeywordStatement(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitAll(CommandElements);
}
