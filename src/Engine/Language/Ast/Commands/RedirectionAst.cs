namespace System.Management.Automation.Language;

/// <summary>A redirection.</summary>
public abstract class RedirectionAst : Ast
{
    protected RedirectionAst(IScriptExtent extent, RedirectionStream from)
        : base(extent) => FromStream = from;

    public RedirectionStream FromStream { get; }
}
