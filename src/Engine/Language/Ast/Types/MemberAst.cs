namespace System.Management.Automation.Language;

/// <summary>A member of a class or enum.</summary>
public abstract class MemberAst : Ast
{
    protected MemberAst(IScriptExtent extent)
        : base(extent)
    {
    }

    public abstract string Name { get; }
}
