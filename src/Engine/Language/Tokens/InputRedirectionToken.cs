namespace System.Management.Automation.Language;

/// <summary>The operator <c>&lt;</c>, which is reserved.</summary>
public class InputRedirectionToken : RedirectionToken
{
    internal InputRedirectionToken(ScriptTextExtent extent)
        : base(extent, TokenKind.RedirectInStd)
    {
    }
}
