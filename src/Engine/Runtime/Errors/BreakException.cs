namespace System.Management.Automation;

public sealed class BreakException : LoopFlowException
{
    internal BreakException(string? label)
        : base(label)
    {
    }
}
