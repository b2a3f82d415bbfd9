namespace System.Management.Automation.Language;

/// <summary>The words that mean something: keywords, and operators behind a dash. Chosen by length first, so that most words cost one comparison.</summary>
internal static class Keywords
{
    private static readonly (string Text, TokenKind Kind)[][] KeywordsByLength = Group(
        from kind in Enum.GetValues<TokenKind>()
        where kind >= TokenKind.Begin && kind != TokenKind.DynamicKeyword
        select (kind.ToString(), kind));

    private static readonly (string Text, TokenKind Kind)[][] OperatorsByLength = Group(MakeOperators());

    /// <summary>The kind of a keyword; Unknown for other words.</summary>
    public static TokenKind Find(ReadOnlySpan<char> word) => Find(KeywordsByLength, word);

    /// <summary>The kind of an operator, from its text without dash; Unknown for other words.</summary>
    public static TokenKind FindOperator(ReadOnlySpan<char> word) => Find(OperatorsByLength, word);

    private static TokenKind Find((string Text, TokenKind Kind)[][] byLength, ReadOnlySpan<char> word)
    {
        if (word.Length < byLength.Length && byLength[word.Length] is { } candidates)
        {
            var first = word[0] | 0x20;
            foreach (var (text, kind) in candidates)
            {
                if (text[0] == first && word.Equals(text, StringComparison.OrdinalIgnoreCase))
                {
                    return kind;
                }
            }
        }

        return TokenKind.Unknown;
    }

    private static (string Text, TokenKind Kind)[][] Group(IEnumerable<(string Text, TokenKind Kind)> words)
    {
        var groups = words.ToLookup(static word => word.Text.Length);
        var result = new (string, TokenKind)[groups.Max(static group => group.Key) + 1][];
        foreach (var group in groups)
        {
            result[group.Key] = [.. group.Select(static word => (word.Text.ToLowerInvariant(), word.Kind))];
        }

        return result;
    }

    private static IEnumerable<(string Text, TokenKind Kind)> MakeOperators()
    {
        yield return ("f", TokenKind.Format);
        for (var kind = TokenKind.Not; kind <= TokenKind.Join; kind++)
        {
            yield return (kind.ToString(), kind);
        }

        for (var kind = TokenKind.Ieq; kind <= TokenKind.Isplit; kind++)
        {
            // The insensitive operators may be written with and without their i.
            yield return (kind.ToString(), kind);
            yield return (kind.ToString()[1..], kind);
        }

        for (var kind = TokenKind.Ceq; kind <= TokenKind.As; kind++)
        {
            yield return (kind.ToString(), kind);
        }

        yield return ("bnot", TokenKind.Bnot);
        yield return ("shl", TokenKind.Shl);
        yield return ("shr", TokenKind.Shr);
    }
}
