using System.Management.Automation.Language;

namespace System.Management.Automation.Compiler;

/// <summary><c>while</c>, <c>do … while</c>, <c>do … until</c> and <c>for</c>: they differ in what runs before, between and first.</summary>
internal sealed class WhileNode(
    IScriptExtent extent,
    string? label,
    ExpressionNode? condition,
    IScriptExtent? conditionExtent,
    StatementNode? step,
    BlockNode body,
    bool isPostTest,
    bool isUntil) : LoopNode(extent, label)
{
    public ExpressionNode? Condition { get; } = condition;

    public StatementNode? Step { get; } = step;

    public BlockNode Body { get; } = body;

    public override Completion Execute(Frame frame)
    {
        var skipsTest = isPostTest;
        var isResumed = false;
        while (true)
        {
            try
            {
                return Run(frame, skipsTest, isResumed);
            }
            catch (LoopFlowException flow) when (IsTargetOf(flow))
            {
                if (flow is BreakException)
                {
                    return Completion.Normal;
                }

                // Carry on as after a continue: step, then test.
                skipsTest = false;
                isResumed = true;
            }
        }
    }

    private Completion Run(Frame frame, bool skipsTest, bool isResumed)
    {
        if (isResumed)
        {
            Step?.Execute(frame);
        }

        while (true)
        {
            if (!skipsTest && Condition is not null)
            {
                frame.Position = conditionExtent;
                if (Condition.EvaluateCondition(frame) == isUntil)
                {
                    return Completion.Normal;
                }
            }

            skipsTest = false;
            var completion = Body.Execute(frame);
            if (completion != Completion.Normal && !GoesOn(frame, completion, out completion))
            {
                return completion;
            }

            if (Step is not null)
            {
                frame.Position = Step.Extent;
                Step.Execute(frame);
            }

            Poll(frame);
        }
    }
}

/// <summary>The initializer of a <c>for</c>, before its loop.</summary>
internal sealed class ForNode(IScriptExtent extent, StatementNode initializer, WhileNode loop) : StatementNode(extent)
{
    public StatementNode Initializer { get; } = initializer;

    public WhileNode Loop { get; } = loop;

    public override Completion Execute(Frame frame)
    {
        frame.Position = Initializer.Extent;
        Initializer.Execute(frame);
        return Loop.Execute(frame);
    }
}
