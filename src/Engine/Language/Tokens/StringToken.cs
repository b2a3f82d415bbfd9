namespace System.Management.Automation.Language;

/// <summary>A string, or a word that is one.</summary>
public abstract class StringToken : Token
{
    internal StringToken(InternalScriptExtent extent, TokenKind kind, TokenFlags flags, string value)
        : base(extent, kind, flags) => Value = value;

    /// <summary>The text without quotes, with escapes resolved.</summary>
    public string Value { get; }
}
