namespace System.Management.Automation;

public sealed class ContinueException : LoopFlowException
{
    internal ContinueException(string? label)
        : base(label)
    {
    }
}
