namespace System.Management.Automation.Language;

/// <summary>A named argument of an attribute: <c>Mandatory = $true</c>, or <c>Mandatory</c> alone.</summary>
public class NamedAttributeArgumentAst : Ast
{
    public NamedAttributeArgumentAst(IScriptExtent extent, string argumentName, ExpressionAst argument, bool expressionOmitted)
        : base(extent)
    {
        ArgumentException.ThrowIfNullOrEmpty(argumentName);
        ArgumentNullException.ThrowIfNull(argument);
        ArgumentName = argumentName;
        Adopt(Argument = argument);
        ExpressionOmitted = expressionOmitted;
    }

    public string ArgumentName { get; }

    public ExpressionAst Argument { get; }

    /// <summary>Only the name was written; the argument is then the constant true.</summary>
    public bool ExpressionOmitted { get; }

    public override Ast Copy() => new NamedAttributeArgumentAst(Extent, ArgumentName, CopyOf(Argument)!, ExpressionOmitted);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitNamedAttributeArgument(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitNamedAttributeArgument(this);

    internal override bool WalkChildren(AstWalk walk) => walk.Visit(Argument);
}
