namespace System.Management.Automation.Language;

/// <summary>A variable.</summary>
public class VariableToken : Token
{
    internal VariableToken(InternalScriptExtent extent, VariablePath path, TokenFlags flags, bool splatted)
        : base(extent, splatted ? TokenKind.SplattedVariable : TokenKind.Variable, flags) => VariablePath = path;

    /// <summary>The name without scope or drive.</summary>
    public string Name => VariablePath.UserPath;

    public VariablePath VariablePath { get; }
}
