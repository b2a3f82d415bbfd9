namespace System.Management.Automation.Language;

/// <summary>A statement.</summary>
public abstract class StatementAst : Ast
{
    protected StatementAst(IScriptExtent extent)
        : base(extent)
    {
    }
}
