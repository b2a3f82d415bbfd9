using System.Management.Automation.Compiler;
using System.Runtime.CompilerServices;

namespace System.Management.Automation.Runtime;

/// <summary>Calls script blocks: makes the scope and the frame, binds positional arguments, runs the body, and turns how it ended into
/// what the caller has to see.</summary>
internal static class ScriptBlockInvoker
{
    public static void Invoke(ScriptBlock block, ExecutionContext context, OutputSink output, StreamSet streams, in ScriptBlockCall call)
    {
        var code = block.Code;
        if (code.HasPipelineBlocks || (code.IsAdvanced && call.UseLocalScope) || call.NamedArguments is not null)
        {
            ScriptPipeline.Run(block, context, output, streams, call);
            return;
        }

        var state = block.SessionState ?? context.CurrentState;
        var frame = Enter(code, context, state, output, streams, call);
        frame.MyInvocation = call.MyInvocation!;
        SimpleBinding.BindPositional(frame, call.Arguments);
        code.InitializeAutomaticVariables(frame);
        Run(frame, code.End);
    }

    /// <summary>Runs a body of its own kind (trap, property initializer) in a new scope below the running one.</summary>
    public static void InvokeBody(
        CompiledScriptBlock code, Frame caller, OutputSink output, StreamSet streams, in ScriptBlockCall call, out Completion completion)
    {
        var frame = Enter(code, caller.Context, caller.Scope.SessionState, output, streams, call);
        frame.Arguments = caller.Arguments;
        code.InitializeAutomaticVariables(frame);
        completion = code.End is { } body ? RunBlock(frame, body) : Completion.Normal;
        if (completion == Completion.Throw)
        {
            throw frame.TakePendingError();
        }
    }

    public static Frame Enter(
        CompiledScriptBlock code, ExecutionContext context, SessionStateInternal state, OutputSink output, StreamSet streams, in ScriptBlockCall call)
    {
        var scope = call.UseLocalScope ? new Scope(state.CurrentScope, state, code.Map) : state.CurrentScope;
        var frame = new Frame(context, code, scope, call.UseLocalScope, output, streams);
        if (!ReferenceEquals(call.Underscore, ScriptBlockCall.Inherit))
        {
            code.SetUnderscore(frame, call.Underscore);
        }

        if (!ReferenceEquals(call.This, ScriptBlockCall.Inherit))
        {
            code.SetThis(frame, call.This);
        }

        frame.Input = call.Input;
        return frame;
    }

    /// <summary>Runs a body to its end; flow that does not end in the block leaves as an exception.</summary>
    public static void Run(Frame frame, StatementNode? body)
    {
        if (body is null)
        {
            return;
        }

        var completion = RunBlock(frame, body);
        if (completion is not (Completion.Normal or Completion.Return))
        {
            FlowControl.Raise(frame, completion);
        }
    }

    /// <summary>Runs one of a block's bodies with its frame and scope current.</summary>
    /// <exception cref="ScriptCallDepthException">The stack is nearly used up.</exception>
    public static Completion RunBlock(Frame frame, StatementNode body)
    {
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw new ScriptCallDepthException();
        }

        var context = frame.Context;
        var scope = frame.Scope;
        var state = scope.SessionState;
        var outerScope = state.CurrentScope;
        var outerState = context.CurrentState;
        var outerFrame = context.CurrentFrame;
        frame.Caller = outerFrame;
        context.CurrentFrame = frame;
        context.CurrentState = state;
        state.CurrentScope = scope;
        try
        {
            return body.Execute(frame);
        }
        catch (ReturnFromBlockException e) when (e.Frame == frame)
        {
            return Completion.Return;
        }
        finally
        {
            state.CurrentScope = outerScope;
            context.CurrentState = outerState;
            context.CurrentFrame = outerFrame;
            if (frame.OwnsScope && scope.HasCommands)
            {
                context.CommandVersion++;
            }
        }
    }
}
