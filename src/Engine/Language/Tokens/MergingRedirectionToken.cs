namespace System.Management.Automation.Language;

/// <summary>A redirection of one stream into another: <c>2&gt;&amp;1</c>.</summary>
public class MergingRedirectionToken : RedirectionToken
{
    internal MergingRedirectionToken(InternalScriptExtent extent, RedirectionStream from, RedirectionStream to)
        : base(extent, TokenKind.Redirection)
    {
        FromStream = from;
        ToStream = to;
    }

    public RedirectionStream FromStream { get; }

    public RedirectionStream ToStream { get; }
}
