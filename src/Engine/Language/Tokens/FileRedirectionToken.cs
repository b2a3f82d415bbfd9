namespace System.Management.Automation.Language;

/// <summary>A redirection to a file: <c>2&gt;&gt;</c>.</summary>
public class FileRedirectionToken : RedirectionToken
{
    internal FileRedirectionToken(InternalScriptExtent extent, RedirectionStream from, bool append)
        : base(extent, TokenKind.Redirection)
    {
        FromStream = from;
        Append = append;
    }

    public RedirectionStream FromStream { get; }

    public bool Append { get; }
}
