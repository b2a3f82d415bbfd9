namespace System.Management.Automation;

/// <summary>A break or continue that found no loop in its own script block and looks for one in the callers.</summary>
public abstract class LoopFlowException : FlowControlException
{
    protected LoopFlowException()
        : this(null)
    {
    }

    private protected LoopFlowException(string? label) => Label = label ?? string.Empty;

    /// <summary>The loop meant; empty for the innermost.</summary>
    public string Label { get; }
}
