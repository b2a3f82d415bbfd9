namespace System.Management.Automation.Language;

/// <summary>What may stand where a pipeline is expected: a pipeline, a chain of pipelines, an assignment.</summary>
public abstract class PipelineBaseAst : StatementAst
{
    protected PipelineBaseAst(IScriptExtent extent)
        : base(extent)
    {
    }

    /// <summary>The expression, if the pipeline is nothing but one expression without redirection; otherwise null.</summary>
    public virtual ExpressionAst? GetPureExpression() => null;
}
