namespace System.Management.Automation.Compiler;

/// <summary>How a statement ended. Inside one script block, flow control is a value; across blocks it is an exception.</summary>
internal enum Completion
{
    Normal,

    /// <summary><c>break</c>; the label, if any, is in <see cref="Frame.FlowLabel"/>.</summary>
    Break,

    /// <summary><c>continue</c>; the label, if any, is in <see cref="Frame.FlowLabel"/>.</summary>
    Continue,

    /// <summary><c>return</c>; its value has been written to the output already.</summary>
    Return,

    /// <summary><c>throw</c>; the error is in <see cref="Frame.PendingError"/>. Becomes an exception where the block ends.</summary>
    Throw,
}
