namespace System.Management.Automation.Language;

/// <summary>A redirection operator.</summary>
public abstract class RedirectionToken : Token
{
    internal RedirectionToken(InternalScriptExtent extent, TokenKind kind)
        : base(extent, kind, TokenTraits.GetTraits(kind))
    {
    }
}
