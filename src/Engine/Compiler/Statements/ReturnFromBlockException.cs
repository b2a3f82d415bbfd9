namespace System.Management.Automation.Compiler;

/// <summary>A <c>return</c> inside an expression of the block that <paramref name="frame"/> runs; its value is written already.</summary>
internal sealed class ReturnFromBlockException(Frame frame) : FlowControlException
{
    public Frame Frame { get; } = frame;
}
