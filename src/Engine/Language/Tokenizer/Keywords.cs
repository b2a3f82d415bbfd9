namespace System.Management.Automation.Language;

/// <summary>The words that mean something: keywords, and operators behind a dash. Chosen by length first, so that most words cost one comparison.</summary>
internal static class Keywords
{
    private static readonly (string Text, TokenKind Kind)[][] KeywordsByLength = Group(
    [
        ("assembly", TokenKind.Assembly), ("base", TokenKind.Base), ("begin", TokenKind.Begin), ("break", TokenKind.Break),
        ("catch", TokenKind.Catch), ("class", TokenKind.Class), ("clean", TokenKind.Clean), ("command", TokenKind.Command),
        ("configuration", TokenKind.Configuration), ("continue", TokenKind.Continue), ("data", TokenKind.Data),
        ("default", TokenKind.Default), ("define", TokenKind.Define), ("do", TokenKind.Do), ("dynamicparam", TokenKind.Dynamicparam),
        ("else", TokenKind.Else), ("elseif", TokenKind.ElseIf), ("end", TokenKind.End), ("enum", TokenKind.Enum),
        ("exit", TokenKind.Exit), ("filter", TokenKind.Filter), ("finally", TokenKind.Finally), ("for", TokenKind.For),
        ("foreach", TokenKind.Foreach), ("from", TokenKind.From), ("function", TokenKind.Function), ("hidden", TokenKind.Hidden),
        ("if", TokenKind.If), ("in", TokenKind.In), ("inlinescript", TokenKind.InlineScript), ("interface", TokenKind.Interface),
        ("module", TokenKind.Module), ("namespace", TokenKind.Namespace), ("parallel", TokenKind.Parallel), ("param", TokenKind.Param),
        ("private", TokenKind.Private), ("process", TokenKind.Process), ("public", TokenKind.Public), ("return", TokenKind.Return),
        ("sequence", TokenKind.Sequence), ("static", TokenKind.Static), ("switch", TokenKind.Switch), ("throw", TokenKind.Throw),
        ("trap", TokenKind.Trap), ("try", TokenKind.Try), ("type", TokenKind.Type), ("until", TokenKind.Until), ("using", TokenKind.Using),
        ("var", TokenKind.Var), ("while", TokenKind.While), ("workflow", TokenKind.Workflow),
    ]);

    // Without prefix an operator ignores case, like the one with i; the one with c respects it.
    private static readonly (string Text, TokenKind Kind)[][] OperatorsByLength = Group(
    [
        ("f", TokenKind.Format), ("not", TokenKind.Not), ("bnot", TokenKind.Bnot), ("and", TokenKind.And), ("or", TokenKind.Or),
        ("xor", TokenKind.Xor), ("band", TokenKind.Band), ("bor", TokenKind.Bor), ("bxor", TokenKind.Bxor), ("join", TokenKind.Join),
        ("shl", TokenKind.Shl), ("shr", TokenKind.Shr), ("is", TokenKind.Is), ("isnot", TokenKind.IsNot), ("as", TokenKind.As),
        ("eq", TokenKind.Ieq), ("ieq", TokenKind.Ieq), ("ceq", TokenKind.Ceq), ("ne", TokenKind.Ine), ("ine", TokenKind.Ine),
        ("cne", TokenKind.Cne), ("ge", TokenKind.Ige), ("ige", TokenKind.Ige), ("cge", TokenKind.Cge), ("gt", TokenKind.Igt),
        ("igt", TokenKind.Igt), ("cgt", TokenKind.Cgt), ("lt", TokenKind.Ilt), ("ilt", TokenKind.Ilt), ("clt", TokenKind.Clt),
        ("le", TokenKind.Ile), ("ile", TokenKind.Ile), ("cle", TokenKind.Cle), ("like", TokenKind.Ilike), ("ilike", TokenKind.Ilike),
        ("clike", TokenKind.Clike), ("notlike", TokenKind.Inotlike), ("inotlike", TokenKind.Inotlike), ("cnotlike", TokenKind.Cnotlike),
        ("match", TokenKind.Imatch), ("imatch", TokenKind.Imatch), ("cmatch", TokenKind.Cmatch), ("notmatch", TokenKind.Inotmatch),
        ("inotmatch", TokenKind.Inotmatch), ("cnotmatch", TokenKind.Cnotmatch), ("replace", TokenKind.Ireplace),
        ("ireplace", TokenKind.Ireplace), ("creplace", TokenKind.Creplace), ("contains", TokenKind.Icontains),
        ("icontains", TokenKind.Icontains), ("ccontains", TokenKind.Ccontains), ("notcontains", TokenKind.Inotcontains),
        ("inotcontains", TokenKind.Inotcontains), ("cnotcontains", TokenKind.Cnotcontains), ("in", TokenKind.Iin), ("iin", TokenKind.Iin),
        ("cin", TokenKind.Cin), ("notin", TokenKind.Inotin), ("inotin", TokenKind.Inotin), ("cnotin", TokenKind.Cnotin),
        ("split", TokenKind.Isplit), ("isplit", TokenKind.Isplit), ("csplit", TokenKind.Csplit),
    ]);

    /// <summary>The kind of a keyword; Unknown for other words.</summary>
    public static TokenKind Find(ReadOnlySpan<char> word) => Find(KeywordsByLength, word);

    /// <summary>The kind of an operator, from its text without dash; Unknown for other words.</summary>
    public static TokenKind FindOperator(ReadOnlySpan<char> word) => Find(OperatorsByLength, word);

    private static TokenKind Find((string Text, TokenKind Kind)[][] byLength, ReadOnlySpan<char> word)
    {
        if ((uint)(word.Length - 1) < (uint)(byLength.Length - 1))
        {
            var first = word[0] | 0x20;
            foreach (var (text, kind) in byLength[word.Length])
            {
                if (text[0] == first && word.Equals(text, StringComparison.OrdinalIgnoreCase))
                {
                    return kind;
                }
            }
        }

        return TokenKind.Unknown;
    }

    private static (string Text, TokenKind Kind)[][] Group(ReadOnlySpan<(string Text, TokenKind Kind)> words)
    {
        var groups = new List<(string, TokenKind)>[16];
        foreach (var word in words)
        {
            (groups[word.Text.Length] ??= []).Add(word);
        }

        var result = new (string, TokenKind)[groups.Length][];
        for (var i = 0; i < groups.Length; i++)
        {
            result[i] = groups[i] is { } group ? [.. group] : [];
        }

        return result;
    }
}
