namespace System.Management.Automation.Language;

/// <summary>A parameter of a command: <c>-Name</c> or <c>-Name:argument</c>.</summary>
public class CommandParameterAst : CommandElementAst
{
    public CommandParameterAst(IScriptExtent extent, string parameterName, ExpressionAst? argument, IScriptExtent errorPosition)
        : base(extent)
    {
        ArgumentNullException.ThrowIfNull(errorPosition);
        ArgumentException.ThrowIfNullOrEmpty(parameterName);
        ParameterName = parameterName;
        Adopt(Argument = argument);
        ErrorPosition = errorPosition;
    }

    public string ParameterName { get; }

    /// <summary>The argument after a colon; null without colon.</summary>
    public ExpressionAst? Argument { get; }

    public IScriptExtent ErrorPosition { get; }

    public override Ast Copy() => new CommandParameterAst(Extent, ParameterName, CopyOf(Argument), ErrorPosition);

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitCommandParameter(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitCommandParameter(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitOptional(Argument);
}
