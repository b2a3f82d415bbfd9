using System.Collections;
using System.Management.Automation.Internal;
using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>foreach (x in y)</c>. A range and an array are walked without an enumerator, unless the block asks for <c>$foreach</c>.</summary>
internal sealed class ForEachNode(
    IScriptExtent extent, string? label, AssignableNode variable, ExpressionNode source, IScriptExtent sourceExtent, BlockNode body, int enumeratorSlot)
    : LoopNode(extent, label)
{
    public AssignableNode Variable { get; } = variable;

    public ExpressionNode Source { get; } = source;

    public BlockNode Body { get; } = body;

    public override Completion Execute(Frame frame)
    {
        frame.Position = sourceExtent;
        if (enumeratorSlot < 0 && Source is RangeNode range)
        {
            var first = range.First.Evaluate(frame);
            var last = range.Last.Evaluate(frame);
            if (first is int from && last is int to)
            {
                return OverRange(frame, from, to);
            }

            return Over(frame, Operators.Range(first, last));
        }

        return Over(frame, Source.Evaluate(frame));
    }

    private Completion Over(Frame frame, object? source)
    {
        if (source is null || ReferenceEquals(source, AutomationNull.Value))
        {
            return Completion.Normal;
        }

        if (enumeratorSlot < 0 && source is object?[] array)
        {
            return OverArray(frame, array);
        }

        var enumerator = PipelineEnumeration.GetEnumerator(source);
        return OverEnumerator(frame, enumerator ?? new[] { source }.GetEnumerator());
    }

    private Completion OverRange(Frame frame, int from, int to)
    {
        var step = from <= to ? 1 : -1;
        for (var i = from; ; i += step)
        {
            Variable.Assign(frame, Boxes.Int(i));
            if (!RunBody(frame, out var result))
            {
                return result;
            }

            if (i == to)
            {
                return Completion.Normal;
            }
        }
    }

    private Completion OverArray(Frame frame, object?[] array)
    {
        foreach (var item in array)
        {
            Variable.Assign(frame, item);
            if (!RunBody(frame, out var result))
            {
                return result;
            }
        }

        return Completion.Normal;
    }

    private Completion OverEnumerator(Frame frame, IEnumerator enumerator)
    {
        var outer = enumeratorSlot >= 0 ? frame.Slots[enumeratorSlot] : null;
        if (enumeratorSlot >= 0)
        {
            frame.Slots[enumeratorSlot] = enumerator;
        }

        try
        {
            while (PipelineEnumeration.MoveNext(enumerator))
            {
                Variable.Assign(frame, PipelineEnumeration.Current(enumerator));
                if (!RunBody(frame, out var result))
                {
                    return result;
                }
            }

            return Completion.Normal;
        }
        finally
        {
            if (enumeratorSlot >= 0)
            {
                frame.Slots[enumeratorSlot] = outer;
            }

            (enumerator as IDisposable)?.Dispose();
        }
    }

    /// <summary>One round; false to leave the loop.</summary>
    private bool RunBody(Frame frame, out Completion result)
    {
        Poll(frame);
        var output = frame.Output;
        try
        {
            var completion = Body.Execute(frame);
            if (completion == Completion.Normal)
            {
                result = completion;
                return true;
            }

            return GoesOn(frame, completion, out result);
        }
        catch (LoopFlowException flow) when (IsTargetOf(flow))
        {
            frame.Output = output;
            result = Completion.Normal;
            return flow is ContinueException;
        }
    }
}
