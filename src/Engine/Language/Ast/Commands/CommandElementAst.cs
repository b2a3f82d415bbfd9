namespace System.Management.Automation.Language;

/// <summary>Something that may stand in a command: its name, an argument, a parameter.</summary>
public abstract class CommandElementAst : Ast
{
    protected CommandElementAst(IScriptExtent extent)
        : base(extent)
    {
    }
}
