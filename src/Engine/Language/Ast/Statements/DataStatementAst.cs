using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary><c>data name -SupportedCommand c { }</c></summary>
public class DataStatementAst : StatementAst
{
    public DataStatementAst(
        IScriptExtent extent, string? variableName, IEnumerable<ExpressionAst>? commandsAllowed, StatementBlockAst body)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(body);
        Variable = string.IsNullOrWhiteSpace(variableName) ? null : variableName;
        CommandsAllowed = Adopt(commandsAllowed);
        Adopt(Body = body);
    }

    /// <summary>The variable that receives the value, without sigil; null if the value goes to the pipeline.</summary>
    public string? Variable { get; }

    public ReadOnlyCollection<ExpressionAst> CommandsAllowed { get; }

    public StatementBlockAst Body { get; }

    public override Ast Copy() => new DataStatementAst(Extent, Variable, CopyOf(CommandsAllowed), CopyOf(Body)!);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitDataStatement(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitDataStatement(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Body);
}
