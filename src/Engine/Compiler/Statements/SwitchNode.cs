using System.Collections;
using System.Management.Automation.Internal;
using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>switch</c>: every clause that fits runs for every element, until a break or continue.</summary>
internal sealed class SwitchNode(
    IScriptExtent extent,
    string? label,
    ExpressionNode source,
    IScriptExtent sourceExtent,
    SwitchClause[] clauses,
    BlockNode? otherwise,
    bool isFile,
    SwitchSlots slots) : LoopNode(extent, label)
{
    public override Completion Execute(Frame frame)
    {
        frame.Position = sourceExtent;
        var value = source.Evaluate(frame);
        var hadUnderscore = frame.Scope.TryFindLocal(SpecialVariables.Underscore, out var location);
        var underscore = hadUnderscore ? location.Value : null;
        try
        {
            return isFile ? OverFile(frame, value) : OverValue(frame, value);
        }
        finally
        {
            if (hadUnderscore)
            {
                Set(frame, slots.Underscore, SpecialVariables.Underscore, underscore);
            }
            else
            {
                frame.Scope.RemoveLocal(SpecialVariables.Underscore);
                if (slots.Underscore >= 0 && !frame.OwnsScope)
                {
                    frame.Slots[slots.Underscore] = VariableRef.Unset;
                }
            }
        }
    }

    private Completion OverValue(Frame frame, object? value)
    {
        if (ReferenceEquals(value, AutomationNull.Value))
        {
            return Completion.Normal;
        }

        var enumerator = value is null or string or int ? null : PipelineEnumeration.GetEnumerator(value);
        if (enumerator is null && slots.Enumerator < 0)
        {
            return RunClauses(frame, value, out var single) ? Completion.Normal : single;
        }

        return OverEnumerator(frame, enumerator ?? new[] { value }.GetEnumerator());
    }

    private Completion OverEnumerator(Frame frame, IEnumerator enumerator)
    {
        var outer = slots.Enumerator >= 0 ? frame.Slots[slots.Enumerator] : null;
        if (slots.Enumerator >= 0)
        {
            frame.Slots[slots.Enumerator] = enumerator;
        }

        try
        {
            while (PipelineEnumeration.MoveNext(enumerator))
            {
                Poll(frame);
                if (!RunClauses(frame, PipelineEnumeration.Current(enumerator), out var result))
                {
                    return result;
                }
            }

            return Completion.Normal;
        }
        finally
        {
            if (slots.Enumerator >= 0)
            {
                frame.Slots[slots.Enumerator] = outer;
            }
        }
    }

    private Completion OverFile(Frame frame, object? value)
    {
        var path = frame.Context.CurrentState.PublicState.Path.GetUnresolvedProviderPathFromPSPath(LanguagePrimitives.ConvertTo<string>(value));
        foreach (var line in File.ReadLines(path))
        {
            Poll(frame);
            if (!RunClauses(frame, line, out var result))
            {
                return result;
            }
        }

        return Completion.Normal;
    }

    /// <summary>False to leave the switch.</summary>
    private bool RunClauses(Frame frame, object? value, out Completion result)
    {
        Set(frame, slots.Underscore, SpecialVariables.Underscore, value);
        var output = frame.Output;
        var streams = frame.Streams;
        try
        {
            var matched = false;
            foreach (var clause in clauses)
            {
                if (!clause.Matches(frame, Current(frame, value), slots.Matches))
                {
                    continue;
                }

                matched = true;
                var completion = clause.Body.Execute(frame);
                if (completion != Completion.Normal)
                {
                    return GoesOn(frame, completion, out result);
                }
            }

            if (!matched && otherwise is not null)
            {
                var completion = otherwise.Execute(frame);
                if (completion != Completion.Normal)
                {
                    return GoesOn(frame, completion, out result);
                }
            }

            result = Completion.Normal;
            return true;
        }
        catch (LoopFlowException flow) when (IsTargetOf(flow))
        {
            frame.Output = output;
            frame.Streams = streams;
            result = Completion.Normal;
            return flow is ContinueException;
        }
    }

    /// <summary>A clause may have set <c>$_</c>: the next ones see that.</summary>
    private object? Current(Frame frame, object? value)
        => slots.Underscore < 0 ? value
            : VariableAccess.TryRead(frame, slots.Underscore, SpecialVariables.Underscore, out var current) ? current : value;

    private static void Set(Frame frame, int slot, string name, object? value)
    {
        if (slot < 0)
        {
            frame.Scope.SetLocal(name, value);
        }
        else if (frame.Slots[slot] is VariableRef reference)
        {
            VariableAccess.Write(frame, slot, name, reference, value);
        }
        else
        {
            frame.Slots[slot] = value;
        }
    }
}

/// <summary>Where a switch keeps the variables that it sets; -1 for those that the block does not mention.</summary>
internal readonly record struct SwitchSlots(int Underscore, int Enumerator, int Matches);
