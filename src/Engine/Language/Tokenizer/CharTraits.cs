namespace System.Management.Automation.Language;

/// <summary>What a character can mean to the tokenizer.</summary>
internal static class CharTraits
{
    public static bool IsSingleQuote(this char c) => c is '\'' or '\u2018' or '\u2019' or '\u201a' or '\u201b';

    public static bool IsDoubleQuote(this char c) => c is '"' or '\u201c' or '\u201d' or '\u201e';

    public static bool IsDash(this char c) => c is '-' or '\u2013' or '\u2014' or '\u2015';
}
