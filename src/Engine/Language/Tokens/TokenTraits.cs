namespace System.Management.Automation.Language;

/// <summary>What is true of every token of a kind.</summary>
public static class TokenTraits
{
    private static readonly TokenFlags[] Flags = MakeFlags();
    private static readonly string[] Texts = MakeTexts();

    /// <exception cref="ArgumentException">There is no such kind.</exception>
    public static TokenFlags GetTraits(TokenKind kind)
    {
        ThrowIfUnknown(kind);
        return Flags[(int)kind];
    }

    public static bool HasTrait(this TokenKind kind, TokenFlags flag) => (GetTraits(kind) & flag) != TokenFlags.None;

    /// <summary>How tokens of the kind are written; a description, for kinds that are written in many ways.</summary>
    public static string Text(this TokenKind kind)
    {
        ThrowIfUnknown(kind);
        return Texts[(int)kind];
    }

    /// <summary>The traits, for kinds that the tokenizer itself made up.</summary>
    internal static TokenFlags Of(TokenKind kind) => Flags[(int)kind];

    /// <summary>Higher binds tighter; 0 for what is not a binary operator.</summary>
    internal static int BinaryPrecedence(this TokenKind kind) => (int)(Flags[(int)kind] & TokenFlags.BinaryPrecedenceMask);

    private static void ThrowIfUnknown(TokenKind kind)
    {
        if ((uint)kind >= (uint)Texts.Length || Texts[(int)kind] is null)
        {
            throw new ArgumentException($"'{kind}' is not a kind of token.", nameof(kind));
        }
    }

    private static TokenFlags[] MakeFlags()
    {
        const TokenFlags Binary = TokenFlags.BinaryOperator;
        const TokenFlags Comparison = Binary | TokenFlags.BinaryPrecedenceComparison;
        const TokenFlags CaseSensitive = Comparison | TokenFlags.CaseSensitiveOperator;
        const TokenFlags Restricted = TokenFlags.DisallowedInRestrictedMode;
        const TokenFlags Anywhere = TokenFlags.ParseModeInvariant;
        const TokenFlags Fold = TokenFlags.CanConstantFold;
        const TokenFlags Statement = TokenFlags.Keyword | TokenFlags.StatementDoesntSupportAttributes;
        const TokenFlags Block = TokenFlags.Keyword | TokenFlags.ScriptBlockBlockName;

        var flags = new TokenFlags[(int)TokenKind.Clean + 1];
        Set(Anywhere, TokenKind.NewLine, TokenKind.LineContinuation, TokenKind.Comment, TokenKind.EndOfInput,
            TokenKind.StringLiteral, TokenKind.StringExpandable, TokenKind.HereStringLiteral, TokenKind.HereStringExpandable,
            TokenKind.LParen, TokenKind.RParen, TokenKind.LCurly, TokenKind.RCurly, TokenKind.RBracket, TokenKind.AtParen, TokenKind.AtCurly,
            TokenKind.DollarParen, TokenKind.Semi, TokenKind.AndAnd, TokenKind.OrOr);
        Set(TokenFlags.SpecialOperator | Anywhere, TokenKind.Ampersand, TokenKind.Pipe);
        Set(TokenFlags.UnaryOperator | Anywhere, TokenKind.Comma);
        Set(TokenFlags.UnaryOperator | TokenFlags.PrefixOrPostfixOperator | Restricted, TokenKind.PlusPlus, TokenKind.MinusMinus,
            TokenKind.PostfixPlusPlus, TokenKind.PostfixMinusMinus);
        Set(Binary | TokenFlags.BinaryPrecedenceRange | Restricted, TokenKind.DotDot);
        Set(TokenFlags.SpecialOperator | Restricted, TokenKind.ColonColon, TokenKind.Dot, TokenKind.Colon,
            TokenKind.QuestionDot);
        Set(Restricted, TokenKind.QuestionLBracket, TokenKind.Redirection, TokenKind.RedirectInStd);
        Set(TokenFlags.TernaryOperator | Restricted, TokenKind.QuestionMark);
        Set(TokenFlags.AssignmentOperator, TokenKind.Equals, TokenKind.PlusEquals, TokenKind.MinusEquals, TokenKind.MultiplyEquals,
            TokenKind.DivideEquals, TokenKind.RemainderEquals, TokenKind.QuestionQuestionEquals);
        Set(Binary | TokenFlags.BinaryPrecedenceCoalesce, TokenKind.QuestionQuestion);
        Set(Binary | TokenFlags.BinaryPrecedenceMultiply | Fold, TokenKind.Multiply, TokenKind.Divide, TokenKind.Rem);
        Set(Binary | TokenFlags.BinaryPrecedenceAdd | TokenFlags.UnaryOperator | Fold, TokenKind.Plus, TokenKind.Minus);
        Set(Binary | TokenFlags.BinaryPrecedenceFormat | Restricted, TokenKind.Format);
        Set(TokenFlags.UnaryOperator | Fold, TokenKind.Exclaim, TokenKind.Not, TokenKind.Bnot);
        Set(Binary | TokenFlags.BinaryPrecedenceLogical | Fold, TokenKind.And, TokenKind.Or, TokenKind.Xor);
        Set(Binary | TokenFlags.BinaryPrecedenceBitwise | Fold, TokenKind.Band, TokenKind.Bor, TokenKind.Bxor);
        Set(Comparison | Fold, TokenKind.Shl, TokenKind.Shr);
        Set(Comparison | TokenFlags.UnaryOperator | Restricted, TokenKind.Join, TokenKind.Isplit);
        Set(Comparison, TokenKind.Ieq, TokenKind.Ine, TokenKind.Ige, TokenKind.Igt, TokenKind.Ilt, TokenKind.Ile, TokenKind.Ilike,
            TokenKind.Inotlike, TokenKind.Icontains, TokenKind.Inotcontains, TokenKind.Iin, TokenKind.Inotin, TokenKind.Is, TokenKind.IsNot);
        Set(Comparison | Restricted, TokenKind.Imatch, TokenKind.Inotmatch, TokenKind.Ireplace, TokenKind.As);
        Set(CaseSensitive, TokenKind.Ceq, TokenKind.Cne, TokenKind.Cge, TokenKind.Cgt, TokenKind.Clt, TokenKind.Cle, TokenKind.Clike,
            TokenKind.Cnotlike, TokenKind.Ccontains, TokenKind.Cnotcontains, TokenKind.Cin, TokenKind.Cnotin);
        Set(CaseSensitive | Restricted, TokenKind.Cmatch, TokenKind.Cnotmatch, TokenKind.Creplace);
        Set(CaseSensitive | TokenFlags.UnaryOperator | Restricted, TokenKind.Csplit);

        for (var kind = TokenKind.Begin; kind <= TokenKind.Clean; kind++)
        {
            flags[(int)kind] = TokenFlags.Keyword;
        }

        Set(Block, TokenKind.Begin, TokenKind.Dynamicparam, TokenKind.End, TokenKind.Process, TokenKind.Clean);
        Set(Statement, TokenKind.Break, TokenKind.Continue, TokenKind.Data, TokenKind.Do, TokenKind.Exit, TokenKind.Filter, TokenKind.For,
            TokenKind.Foreach, TokenKind.Function, TokenKind.If, TokenKind.Return, TokenKind.Switch, TokenKind.Throw, TokenKind.Trap,
            TokenKind.Try, TokenKind.Using, TokenKind.While, TokenKind.Workflow, TokenKind.Parallel, TokenKind.Sequence,
            TokenKind.InlineScript, TokenKind.Configuration, TokenKind.DynamicKeyword);
        return flags;

        void Set(TokenFlags value, params ReadOnlySpan<TokenKind> kinds)
        {
            foreach (var kind in kinds)
            {
                flags[(int)kind] = value;
            }
        }
    }

    private static string[] MakeTexts()
    {
        var texts = new string[(int)TokenKind.Clean + 1];
        foreach (var (kind, text) in new (TokenKind Kind, string Text)[]
        {
            (TokenKind.Unknown, "unknown"), (TokenKind.Variable, "var"), (TokenKind.SplattedVariable, "@var"),
            (TokenKind.Parameter, "param"), (TokenKind.Number, "number"), (TokenKind.Label, "label"), (TokenKind.Identifier, "ident"),
            (TokenKind.Generic, "generic"), (TokenKind.NewLine, "newline"), (TokenKind.LineContinuation, "line continuation"),
            (TokenKind.Comment, "comment"), (TokenKind.EndOfInput, "eof"), (TokenKind.StringLiteral, "sqstr"),
            (TokenKind.StringExpandable, "dqstr"), (TokenKind.HereStringLiteral, "sq here string"),
            (TokenKind.HereStringExpandable, "dq here string"), (TokenKind.LParen, "("), (TokenKind.RParen, ")"), (TokenKind.LCurly, "{"),
            (TokenKind.RCurly, "}"), (TokenKind.LBracket, "["), (TokenKind.RBracket, "]"), (TokenKind.AtParen, "@("),
            (TokenKind.AtCurly, "@{"), (TokenKind.DollarParen, "$("), (TokenKind.Semi, ";"), (TokenKind.AndAnd, "&&"),
            (TokenKind.OrOr, "||"), (TokenKind.Ampersand, "&"), (TokenKind.Pipe, "|"), (TokenKind.Comma, ","),
            (TokenKind.MinusMinus, "--"), (TokenKind.PlusPlus, "++"), (TokenKind.DotDot, ".."), (TokenKind.ColonColon, "::"),
            (TokenKind.Dot, "."), (TokenKind.Exclaim, "!"), (TokenKind.Multiply, "*"), (TokenKind.Divide, "/"), (TokenKind.Rem, "%"),
            (TokenKind.Plus, "+"), (TokenKind.Minus, "-"), (TokenKind.Equals, "="), (TokenKind.PlusEquals, "+="),
            (TokenKind.MinusEquals, "-="), (TokenKind.MultiplyEquals, "*="), (TokenKind.DivideEquals, "/="),
            (TokenKind.RemainderEquals, "%="), (TokenKind.Redirection, "redirection"), (TokenKind.RedirectInStd, "<"),
            (TokenKind.Format, "-f"), (TokenKind.Not, "-not"), (TokenKind.Bnot, "-bnot"), (TokenKind.And, "-and"),
            (TokenKind.Or, "-or"), (TokenKind.Xor, "-xor"), (TokenKind.Band, "-band"), (TokenKind.Bor, "-bor"), (TokenKind.Bxor, "-bxor"),
            (TokenKind.Join, "-join"), (TokenKind.Ieq, "-eq"), (TokenKind.Ine, "-ne"), (TokenKind.Ige, "-ge"), (TokenKind.Igt, "-gt"),
            (TokenKind.Ilt, "-lt"), (TokenKind.Ile, "-le"), (TokenKind.Ilike, "-ilike"), (TokenKind.Inotlike, "-inotlike"),
            (TokenKind.Imatch, "-imatch"), (TokenKind.Inotmatch, "-inotmatch"), (TokenKind.Ireplace, "-ireplace"),
            (TokenKind.Icontains, "-icontains"), (TokenKind.Inotcontains, "-inotcontains"), (TokenKind.Iin, "-iin"),
            (TokenKind.Inotin, "-inotin"), (TokenKind.Isplit, "-isplit"), (TokenKind.Ceq, "-ceq"), (TokenKind.Cne, "-cne"),
            (TokenKind.Cge, "-cge"), (TokenKind.Cgt, "-cgt"), (TokenKind.Clt, "-clt"), (TokenKind.Cle, "-cle"),
            (TokenKind.Clike, "-clike"), (TokenKind.Cnotlike, "-cnotlike"), (TokenKind.Cmatch, "-cmatch"),
            (TokenKind.Cnotmatch, "-cnotmatch"), (TokenKind.Creplace, "-creplace"), (TokenKind.Ccontains, "-ccontains"),
            (TokenKind.Cnotcontains, "-cnotcontains"), (TokenKind.Cin, "-cin"), (TokenKind.Cnotin, "-cnotin"),
            (TokenKind.Csplit, "-csplit"), (TokenKind.Is, "-is"), (TokenKind.IsNot, "-isnot"), (TokenKind.As, "-as"),
            (TokenKind.PostfixPlusPlus, "++"), (TokenKind.PostfixMinusMinus, "--"), (TokenKind.Shl, "-shl"), (TokenKind.Shr, "-shr"),
            (TokenKind.Colon, ":"), (TokenKind.QuestionMark, "?"), (TokenKind.QuestionQuestionEquals, "??="),
            (TokenKind.QuestionQuestion, "??"), (TokenKind.QuestionDot, "?."), (TokenKind.QuestionLBracket, "?["),
        })
        {
            texts[(int)kind] = text;
        }

        for (var kind = TokenKind.Begin; kind <= TokenKind.Clean; kind++)
        {
            // Only this keyword is not written as its kind is called.
            texts[(int)kind] = kind == TokenKind.DynamicKeyword ? "dynamic keyword" : kind.ToString().ToLowerInvariant();
        }

        return texts;
    }
}
