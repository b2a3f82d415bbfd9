namespace System.Management.Automation.Language;

/// <summary>The name of a parameter: <c>-Name</c>, or <c>-Name:</c> before its argument.</summary>
public class ParameterToken : Token
{
    internal ParameterToken(InternalScriptExtent extent, string parameterName, bool usedColon)
        : base(extent, TokenKind.Parameter, TokenFlags.None)
    {
        ParameterName = parameterName;
        UsedColon = usedColon;
    }

    public string ParameterName { get; }

    public bool UsedColon { get; }
}
