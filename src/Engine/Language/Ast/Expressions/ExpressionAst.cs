namespace System.Management.Automation.Language;

/// <summary>An expression.</summary>
public abstract class ExpressionAst : CommandElementAst
{
    protected ExpressionAst(IScriptExtent extent)
        : base(extent)
    {
    }

    /// <summary>The type of the value, as far as it is known without running the script.</summary>
    public virtual Type StaticType => typeof(object);
}
