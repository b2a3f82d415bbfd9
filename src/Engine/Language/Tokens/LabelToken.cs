namespace System.Management.Automation.Language;

/// <summary>The label of a statement: <c>:name</c>.</summary>
public class LabelToken : Token
{
    internal LabelToken(InternalScriptExtent extent, TokenFlags flags, string labelText)
        : base(extent, TokenKind.Label, flags) => LabelText = labelText;

    /// <summary>The label without its colon.</summary>
    public string LabelText { get; }
}
