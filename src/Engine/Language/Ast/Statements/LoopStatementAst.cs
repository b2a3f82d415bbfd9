namespace System.Management.Automation.Language;

/// <summary>A loop.</summary>
public abstract class LoopStatementAst : LabeledStatementAst
{
    protected LoopStatementAst(IScriptExtent extent, string? label, PipelineBaseAst? condition, StatementBlockAst body)
        : base(extent, label, condition)
    {
        ArgumentNullException.ThrowIfNull(body);
        Adopt(Body = body);
    }

    public StatementBlockAst Body { get; }
}
