namespace System.Management.Automation.Language;

/// <summary>A number.</summary>
public class NumberToken : Token
{
    internal NumberToken(InternalScriptExtent extent, object value, TokenFlags flags)
        : base(extent, TokenKind.Number, flags) => Value = value;

    public object Value { get; }
}
