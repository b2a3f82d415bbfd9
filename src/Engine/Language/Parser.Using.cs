namespace System.Management.Automation.Language;

/// <content>using statements.</content>
public sealed partial class Parser
{
    private StatementAst ParseUsingStatement(Token keyword)
    {
        var directive = Peek(ScanMode.Argument);
        var text = directive.Kind is TokenKind.Identifier or TokenKind.Generic ? directive.Text : string.Empty;
        var (kind, tokenKind) = text.ToLowerInvariant() switch
        {
            "namespace" => (UsingStatementKind.Namespace, TokenKind.Namespace),
            "module" => (UsingStatementKind.Module, TokenKind.Module),
            "assembly" => (UsingStatementKind.Assembly, TokenKind.Assembly),
            "type" => (UsingStatementKind.Type, TokenKind.Type),
            "command" => (UsingStatementKind.Command, TokenKind.Command),
            _ => ((UsingStatementKind)(-1), TokenKind.Unknown),
        };
        if (tokenKind == TokenKind.Unknown)
        {
            Incomplete(After(keyword), ParserStrings.MissingUsingStatementDirective);
            return new ErrorStatementAst(keyword.Extent);
        }

        Take();
        directive.Reclassify(tokenKind, TokenFlags.Keyword);
        var item = Peek(ScanMode.Argument);
        var name = ParseSingleArgument();
        if (name is null)
        {
            Incomplete(After(directive), ParserStrings.MissingUsingItemName);
            return new ErrorStatementAst(Extent(keyword, directive));
        }

        item.TokenFlags &= ~TokenFlags.CommandName;
        if (name is not StringConstantExpressionAst && !(kind == UsingStatementKind.Module && name is HashtableAst))
        {
            Error(name.Extent, ParserStrings.InvalidValueForUsingItemName, name.Extent.Text);
            return new ErrorStatementAst(Extent(keyword, name), [name]);
        }

        if (TryTakeUsingAlias(out var equals))
        {
            return ParseUsingAlias(keyword, kind, name, equals);
        }

        if (kind is UsingStatementKind.Command or UsingStatementKind.Type)
        {
            Incomplete(After(name), ParserStrings.MissingEqualsInUsingAlias);
            return new ErrorStatementAst(Extent(keyword, name), [name]);
        }

        RequireTerminator();
        var extent = Extent(keyword, name);
        return name is HashtableAst specification
            ? new UsingStatementAst(extent, specification)
            : new UsingStatementAst(extent, kind, (StringConstantExpressionAst)name);
    }

    /// <summary>An equals sign behind the name: in an argument it is a word.</summary>
    private bool TryTakeUsingAlias([System.Diagnostics.CodeAnalysis.NotNullWhen(true)] out Token? equals) =>
        TryTake(ScanMode.Operator, TokenKind.Equals, out equals);

    private StatementAst ParseUsingAlias(Token keyword, UsingStatementKind kind, ExpressionAst name, Token equals)
    {
        var target = ParseSingleArgument();
        if (target is null)
        {
            Incomplete(After(equals), ParserStrings.MissingNamespaceAlias);
            return new ErrorStatementAst(Extent(keyword, equals), [name]);
        }

        RequireTerminator();
        var extent = Extent(keyword, target);
        if (name is StringConstantExpressionAst alias && kind != UsingStatementKind.Assembly)
        {
            switch (target)
            {
                case HashtableAst specification when kind == UsingStatementKind.Module:
                    return new UsingStatementAst(extent, alias, specification);
                case StringConstantExpressionAst resolved:
                    return new UsingStatementAst(extent, kind, alias, resolved);
            }
        }

        Error(target.Extent, ParserStrings.InvalidValueForUsingItemName, target.Extent.Text);
        return new ErrorStatementAst(extent, [name, target]);
    }

    private void RequireTerminator()
    {
        var next = Peek(ScanMode.Statement);
        if (next.Kind is not (TokenKind.NewLine or TokenKind.Semi or TokenKind.EndOfInput))
        {
            Incomplete(next.Extent, ParserStrings.MissingStatementTerminator);
        }
    }
}
