using System.Management.Automation.Language;

namespace System.Management.Automation;

/// <summary>A token or a place in a script, in the terms of the first versions of PowerShell.</summary>
public sealed class PSToken
{
    private readonly IScriptExtent _extent;

    internal PSToken(IScriptExtent extent, PSTokenType type, string content)
    {
        _extent = extent;
        Type = type;
        Content = content;
    }

    /// <summary>A place rather than a token.</summary>
    internal PSToken(IScriptExtent extent)
        : this(extent, PSTokenType.Position, extent.Text)
    {
    }

    /// <summary>The text: of variables the name, of strings the value.</summary>
    public string Content { get; }

    public PSTokenType Type { get; }

    public int Start => _extent.StartOffset;

    public int Length => _extent.EndOffset - _extent.StartOffset;

    public int StartLine => _extent.StartLineNumber;

    public int StartColumn => _extent.StartColumnNumber;

    public int EndLine => _extent.EndLineNumber;

    public int EndColumn => _extent.EndColumnNumber;

    /// <summary>The type of a token by what the parser found out about it.</summary>
    public static PSTokenType GetPSTokenType(Token token)
    {
        ArgumentNullException.ThrowIfNull(token);
        if (token.Has(TokenFlags.CommandName))
        {
            return PSTokenType.Command;
        }

        if (token.Has(TokenFlags.MemberName))
        {
            return PSTokenType.Member;
        }

        if (token.Has(TokenFlags.AttributeName))
        {
            return PSTokenType.Attribute;
        }

        if (token.Has(TokenFlags.TypeName))
        {
            return PSTokenType.Type;
        }

        if (token.Has(TokenFlags.Keyword))
        {
            return PSTokenType.Keyword;
        }

        switch (token.Kind)
        {
            case TokenKind.Unknown:
                return PSTokenType.Unknown;
            case TokenKind.Variable or TokenKind.SplattedVariable:
                return PSTokenType.Variable;
            case TokenKind.Parameter:
                return PSTokenType.CommandParameter;
            case TokenKind.Number:
                return PSTokenType.Number;
            case TokenKind.Label:
                return PSTokenType.LoopLabel;
            case TokenKind.Identifier or TokenKind.Generic:
                return PSTokenType.CommandArgument;
            case TokenKind.NewLine:
                return PSTokenType.NewLine;
            case TokenKind.LineContinuation:
                return PSTokenType.LineContinuation;
            case TokenKind.Comment:
                return PSTokenType.Comment;
            case TokenKind.Semi:
                return PSTokenType.StatementSeparator;
            case TokenKind.StringLiteral or TokenKind.StringExpandable or TokenKind.HereStringLiteral or TokenKind.HereStringExpandable:
                return PSTokenType.String;
            case TokenKind.LParen or TokenKind.LCurly or TokenKind.AtParen or TokenKind.AtCurly or TokenKind.DollarParen:
                return PSTokenType.GroupStart;
            case TokenKind.RParen or TokenKind.RCurly:
                return PSTokenType.GroupEnd;
            default:
                return PSTokenType.Operator;
        }
    }
}
