namespace System.Management.Automation.Compiler;

/// <summary>Turns completions into exceptions where they leave the statements of a block, and back.</summary>
internal static class FlowControl
{
    /// <summary>Leaves an expression in which a statement did not end normally.</summary>
    public static void Raise(Frame frame, Completion completion)
    {
        switch (completion)
        {
            case Completion.Break:
                throw new BreakException(frame.TakeLabel());
            case Completion.Continue:
                throw new ContinueException(frame.TakeLabel());
            case Completion.Return:
                throw new ReturnFromBlockException(frame);
            case Completion.Throw:
                throw frame.TakePendingError();
        }
    }

    /// <summary>Whether a loop with this label is the target of a break or continue that names (or does not name) one.</summary>
    public static bool IsTarget(string? loopLabel, string? wanted)
        => string.IsNullOrEmpty(wanted) || string.Equals(loopLabel, wanted, StringComparison.OrdinalIgnoreCase);
}
