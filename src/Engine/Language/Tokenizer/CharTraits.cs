namespace System.Management.Automation.Language;

/// <summary>What a character can mean to the tokenizer.</summary>
internal static class CharTraits
{
    // One bit set per trait, for ASCII; everything else is decided by Unicode category.
    private static readonly Trait[] Ascii = MakeTable();

    [Flags]
    private enum Trait : byte
    {
        None = 0,
        Blank = 1,
        EndsWord = 2,
        EndsNumber = 4,
        IdentifierStart = 8,
        IdentifierPart = 16,
        VariablePart = 32,
        NeedsCare = 64,
    }

    public static bool IsSingleQuote(this char c) => c == '\'' || (c >= '\u2018' && c <= '\u201b');

    public static bool IsDoubleQuote(this char c) => c == '"' || (c >= '\u201c' && c <= '\u201e');

    public static bool IsDash(this char c) => c == '-' || (c >= '\u2013' && c <= '\u2015');

    public static bool IsNewLine(this char c) => c is '\n' or '\r';

    /// <summary>White space within a line.</summary>
    public static bool IsBlank(this char c) =>
        c < 128 ? (Ascii[c] & Trait.Blank) != 0 : c == '\u0085' || char.IsSeparator(c);

    /// <summary>Ends every word, wherever it stands: white space, line ends, and <c>&amp; ( ) , ; { | }</c>.</summary>
    public static bool EndsWord(this char c) =>
        c < 128 ? (Ascii[c] & Trait.EndsWord) != 0 : c == '\u0085' || char.IsSeparator(c);

    /// <summary>May follow a number in an expression without a blank between them.</summary>
    public static bool EndsNumber(this char c) =>
        c < 128 ? (Ascii[c] & Trait.EndsNumber) != 0 : c.IsDash() || c.IsSingleQuote() || c.IsDoubleQuote() || c.EndsWord();

    public static bool IsIdentifierStart(this char c) => c < 128 ? (Ascii[c] & Trait.IdentifierStart) != 0 : char.IsLetter(c);

    public static bool IsIdentifierPart(this char c) => c < 128 ? (Ascii[c] & Trait.IdentifierPart) != 0 : char.IsLetterOrDigit(c);

    /// <summary>May stand in the name of a variable that is written without braces.</summary>
    public static bool IsVariablePart(this char c) => c < 128 ? (Ascii[c] & Trait.VariablePart) != 0 : char.IsLetterOrDigit(c);

    /// <summary>Means something in the middle of a word: quotes, dollar, backtick.</summary>
    public static bool NeedsCare(this char c) => c < 128 ? (Ascii[c] & Trait.NeedsCare) != 0 : c.IsSingleQuote() || c.IsDoubleQuote();

    private static Trait[] MakeTable()
    {
        var table = new Trait[128];
        Set(" \t\f\v", Trait.Blank | Trait.EndsWord | Trait.EndsNumber);
        Set("\r\n&(),;{|}", Trait.EndsWord | Trait.EndsNumber);
        Set("!\"#%'*+-./<=>[]", Trait.EndsNumber);
        Set("\"'$`", Trait.NeedsCare);
        for (var c = 0; c < 128; c++)
        {
            if (char.IsAsciiLetter((char)c) || c == '_')
            {
                table[c] |= Trait.IdentifierStart | Trait.IdentifierPart | Trait.VariablePart;
            }
            else if (char.IsAsciiDigit((char)c))
            {
                table[c] |= Trait.IdentifierPart | Trait.VariablePart;
            }
        }

        table['?'] |= Trait.VariablePart;
        return table;

        void Set(string characters, Trait traits)
        {
            foreach (var c in characters)
            {
                table[c] |= traits;
            }
        }
    }
}
