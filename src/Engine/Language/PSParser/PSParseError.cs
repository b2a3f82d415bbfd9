using System.Management.Automation.Language;

namespace System.Management.Automation;

/// <summary>A syntax error, in the terms of the first versions of PowerShell.</summary>
public sealed class PSParseError
{
    internal PSParseError(ParseError error)
    {
        Message = error.Message;
        Token = new PSToken(error.Extent);
    }

    /// <summary>Where the error is.</summary>
    public PSToken Token { get; }

    public string Message { get; }
}
