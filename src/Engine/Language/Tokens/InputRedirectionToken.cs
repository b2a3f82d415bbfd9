namespace System.Management.Automation.Language;

/// <summary>The operator <c>&lt;</c>, which is reserved.</summary>
public class InputRedirectionToken : RedirectionToken
{
    internal InputRedirectionToken(InternalScriptExtent extent)
        : base(extent, TokenKind.RedirectInStd)
    {
    }
}
