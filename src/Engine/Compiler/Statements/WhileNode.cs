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
    private HotLoop? _hot;
    private volatile bool _isHotTried;
    private int _heat;

    public ExpressionNode? Condition { get; } = condition;

    public StatementNode? Step { get; } = step;

    public BlockNode Body { get; } = body;

    public IScriptExtent? ConditionExtent { get; } = conditionExtent;

    public bool IsPostTest { get; } = isPostTest;

    public bool IsUntil { get; } = isUntil;

    public override Completion Execute(Frame frame)
    {
        var skipsTest = IsPostTest;
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

    /// <summary>The rest of a loop that only calculates runs as machine code.</summary>
    private bool TryRunHot(Frame frame)
    {
        if (frame.Context.DebuggerIsActive)
        {
            return false;
        }

        if (!_isHotTried)
        {
            _hot = HotLoopCompiler.TryCompile(this);
            _isHotTried = true;
        }

        if (_hot is null)
        {
            _heat = int.MinValue;
            return false;
        }

        return _hot.TryRun(frame, frame.Context.HandlerDepth);
    }

    private Completion Run(Frame frame, bool skipsTest, bool isResumed)
    {
        if (isResumed)
        {
            Step?.Execute(frame);
        }

        var rounds = 0;
        var nextTry = 0;
        while (true)
        {
            // The count goes on from one run of the loop to the next: an inner loop is hot although each of its runs is short.
            if (++_heat > HotLoop.Threshold && !skipsTest && ++rounds > nextTry)
            {
                if (TryRunHot(frame))
                {
                    return Completion.Normal;
                }

                nextTry = rounds * 2;
            }

            if (!skipsTest && Condition is not null)
            {
                frame.Position = ConditionExtent;
                if (Condition.EvaluateCondition(frame) == IsUntil)
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
