namespace System.Management.Automation.Language;

/// <summary>A string in which nothing is expanded.</summary>
public class StringLiteralToken : StringToken
{
    internal StringLiteralToken(InternalScriptExtent extent, TokenFlags flags, TokenKind kind, string value)
        : base(extent, kind, flags, value)
    {
    }
}
