using System.Collections.ObjectModel;

namespace System.Management.Automation.Language;

/// <summary>The invocation of a command.</summary>
public class CommandAst : CommandBaseAst
{
    public CommandAst(
        IScriptExtent extent,
        IEnumerable<CommandElementAst> commandElements,
        TokenKind invocationOperator,
        IEnumerable<RedirectionAst>? redirections)
        : base(extent, redirections)
    {
        CommandElements = Adopt(commandElements);
        if (CommandElements.Count == 0)
        {
            throw new ArgumentException("A command has at least one element.", nameof(commandElements));
        }

        if (invocationOperator is not (TokenKind.Dot or TokenKind.Ampersand or TokenKind.Unknown))
        {
            throw new ArgumentException("A command is invoked by Dot or Ampersand, or without operator (Unknown).", nameof(invocationOperator));
        }

        InvocationOperator = invocationOperator;
    }

    /// <summary>The name (or the expression that yields the command), then parameters and arguments.</summary>
    public ReadOnlyCollection<CommandElementAst> CommandElements { get; }

    public TokenKind InvocationOperator { get; }

    public DynamicKeyword? DefiningKeyword { get; set; }

    /// <summary>The command's name, if it was written as a constant; otherwise null.</summary>
    public string? GetCommandName() => (CommandElements[0] as StringConstantExpressionAst)?.Value;

    public override Ast Copy() =>
        new CommandAst(Extent, CopyOf(CommandElements)!, InvocationOperator, CopyOf(Redirections)) { DefiningKeyword = DefiningKeyword };

    internal override AstVisitAction Enter(AstVisitor visitor) => visitor.VisitCommand(this);

    internal override object? Accept(ICustomAstVisitor visitor) => visitor.VisitCommand(this);

    internal override bool WalkChildren(AstWalk walk) => walk.VisitAll(CommandElements) && walk.VisitAll(Redirections);
}
