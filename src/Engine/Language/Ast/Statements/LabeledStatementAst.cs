namespace System.Management.Automation.Language;

/// <summary>A statement that <c>break</c> and <c>continue</c> can name.</summary>
public abstract class LabeledStatementAst : StatementAst
{
    protected LabeledStatementAst(IScriptExtent extent, string? label, PipelineBaseAst? condition)
        : base(extent)
    {
        Label = label;
        Adopt(Condition = condition!);
    }

    /// <summary>The label without its colon; null if there is none.</summary>
    public string? Label { get; }

    /// <summary>The condition, or what a <c>foreach</c> or <c>switch</c> enumerates; null only in a <c>for</c> statement that omits it.</summary>
    public PipelineBaseAst Condition { get; }
}
