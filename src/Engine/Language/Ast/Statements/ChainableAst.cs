namespace System.Management.Automation.Language;

/// <summary>What may stand on either side of <c>&amp;&amp;</c> and <c>||</c>.</summary>
public abstract class ChainableAst : PipelineBaseAst
{
    protected ChainableAst(IScriptExtent extent)
        : base(extent)
    {
    }
}
