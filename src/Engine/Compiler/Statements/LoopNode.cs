using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary>A loop: knows its label, and takes in break and continue, also those that come as exceptions out of called blocks and expressions.</summary>
internal abstract class LoopNode(IScriptExtent extent, string? label) : StatementNode(extent)
{
    public string? Label { get; } = label;

    /// <summary>What to do after the body ended with something else than Normal: go on, or leave the loop with <paramref name="result"/>.</summary>
    protected bool GoesOn(Frame frame, Completion completion, out Completion result)
    {
        result = completion;
        if (completion is Completion.Return or Completion.Throw)
        {
            return false;
        }

        if (!FlowControl.IsTarget(Label, frame.FlowLabel))
        {
            return false;
        }

        frame.FlowLabel = null;
        result = Completion.Normal;
        return completion == Completion.Continue;
    }

    /// <summary>A break or continue from a called block or an expression whose target is this loop.</summary>
    protected bool IsTargetOf(LoopFlowException flow) => FlowControl.IsTarget(Label, flow.Label);

    protected static void Poll(Frame frame)
    {
        if (frame.Context.HasInterrupt)
        {
            frame.Context.OnInterrupt(frame);
        }
    }
}
