using System.Management.Automation.Runtime;

namespace System.Management.Automation.Compiler;

/// <summary><c>trap [type] { … }</c>: handles errors of the statements in the same block, wherever among them it stands.</summary>
internal sealed class TrapNode(TypeReference? type, CompiledScriptBlock body)
{
    /// <summary>Runs the trap that fits best. Normal: go on with the next statement.</summary>
    public static Completion Handle(TrapNode[] traps, Frame frame, Exception error, ErrorRecord record)
    {
        if (CatchMatching.FindTrap(traps, error, ref record) is not { } trap)
        {
            return Reraise(frame, error);
        }

        var depth = frame.Context.HandlerDepth;
        switch (trap.Run(frame, record))
        {
            case Completion.Continue:
                frame.Context.LastSucceeded = false;
                return Completion.Normal;
            case Completion.Break:
                return Reraise(frame, error);
            case Completion.Return:
                return Completion.Return;
            default:
                frame.Context.HandlerDepth = depth;
                if (frame.Context.HandlerDepth > 0 || !StatementErrors.MayContinue(frame, error, isTrapped: true))
                {
                    return Reraise(frame, error);
                }

                StatementErrors.Report(frame, error);
                return Completion.Normal;
        }
    }

    public Type? ResolveType() => type?.TryResolve();

    public bool HasType => type is not null;

    private static Completion Reraise(Frame frame, Exception error)
    {
        if (error is RuntimeException runtime)
        {
            frame.PendingError = runtime;
            return Completion.Throw;
        }

        System.Runtime.ExceptionServices.ExceptionDispatchInfo.Throw(error);
        return Completion.Throw;
    }

    /// <summary>The body runs in a scope of its own, with <c>$_</c>; how it ended says what becomes of the error.</summary>
    private Completion Run(Frame frame, ErrorRecord record)
    {
        try
        {
            ScriptBlockInvoker.InvokeBody(
                body, frame, frame.Output, frame.Streams, new ScriptBlockCall { Underscore = record }, out var completion);
            return completion;
        }
        catch (ContinueException)
        {
            return Completion.Continue;
        }
        catch (BreakException)
        {
            return Completion.Break;
        }
    }
}
