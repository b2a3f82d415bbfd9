using System.Management.Automation.Language;
using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary>One catch clause; no types means all errors.</summary>
internal sealed record CatchClause(TypeReference[] Types, BlockNode Body);

/// <summary><c>try</c> with catch clauses and finally. A throw inside the same block comes as a completion, everything else as an exception.</summary>
internal sealed class TryNode(IScriptExtent extent, BlockNode body, CatchClause[] clauses, BlockNode? finallyBody, int underscoreSlot)
    : StatementNode(extent)
{
    public override Completion Execute(Frame frame)
    {
        if (finallyBody is null)
        {
            return ExecuteTry(frame);
        }

        var output = frame.Output;
        var streams = frame.Streams;
        var isDone = false;
        var depth = frame.Context.HandlerDepth;
        Completion completion;
        try
        {
            completion = ExecuteTry(frame);
            isDone = true;
        }
        finally
        {
            if (!isDone)
            {
                frame.Output = output;
                frame.Streams = streams;
                frame.Context.HandlerDepth = depth;
                RunFinally(frame);
            }
        }

        var pending = frame.PendingError;
        var label = frame.FlowLabel;
        frame.PendingError = null;
        var ofFinally = RunFinally(frame);
        if (ofFinally != Completion.Normal)
        {
            return ofFinally;
        }

        frame.PendingError = pending;
        frame.FlowLabel = label;
        return completion;
    }

    private Completion RunFinally(Frame frame)
    {
        // The block runs to its end even when the script is being stopped.
        var context = frame.Context;
        var depth = context.HandlerDepth;
        context.SuspendStop();
        try
        {
            return finallyBody!.Execute(frame);
        }
        finally
        {
            context.ResumeStop();
            context.HandlerDepth = depth;
        }
    }

    private Completion ExecuteTry(Frame frame)
    {
        var context = frame.Context;
        var depth = context.HandlerDepth;
        if (clauses.Length == 0)
        {
            // Even without a catch an error leaves the body at once.
            context.HandlerDepth = depth + 1;
            var ended = body.Execute(frame);
            context.HandlerDepth = depth;
            return ended;
        }

        var output = frame.Output;
        var streams = frame.Streams;
        CatchMatch? match;
        context.HandlerDepth = depth + 1;
        try
        {
            var completion = body.Execute(frame);
            context.HandlerDepth = depth;
            if (completion != Completion.Throw)
            {
                return completion;
            }

            match = CatchMatching.FindClause(clauses, frame.PendingError!);
            if (match is null)
            {
                return completion;
            }

            frame.PendingError = null;
        }
        catch (Exception e) when (StatementErrors.IsCatchable(frame, e) && CatchMatching.FindClause(clauses, e) is not null)
        {
            context.HandlerDepth = depth;
            match = CatchMatching.FindClause(clauses, e)!.Value;
        }

        frame.Output = output;
        frame.Streams = streams;
        return RunClause(frame, match.Value.Clause, match.Value.Record);
    }

    private Completion RunClause(Frame frame, CatchClause clause, ErrorRecord record)
    {
        var context = frame.Context;
        context.RecordError(record);
        context.LastSucceeded = false;
        context.CurrentFrame = frame;
        if (underscoreSlot < 0)
        {
            return clause.Body.Execute(frame);
        }

        var existed = VariableAccess.TryRead(frame, underscoreSlot, SpecialVariables.Underscore, out var outer) && HasLocal(frame);
        SetUnderscore(frame, record);
        try
        {
            return clause.Body.Execute(frame);
        }
        finally
        {
            if (existed)
            {
                SetUnderscore(frame, outer);
            }
            else
            {
                frame.Scope.RemoveLocal(SpecialVariables.Underscore);
                if (!frame.OwnsScope)
                {
                    frame.Slots[underscoreSlot] = VariableRef.Unset;
                }
            }
        }
    }

    private bool HasLocal(Frame frame) => frame.OwnsScope
        ? frame.Slots[underscoreSlot] is not VariableRef { IsLocal: false }
        : frame.Slots[underscoreSlot] is not VariableRef || frame.Scope.TryFindLocal(SpecialVariables.Underscore, out _);

    private void SetUnderscore(Frame frame, object? value)
    {
        if (frame.Slots[underscoreSlot] is VariableRef reference)
        {
            VariableAccess.Write(frame, underscoreSlot, SpecialVariables.Underscore, reference, value);
        }
        else
        {
            frame.Slots[underscoreSlot] = value;
        }
    }
}
