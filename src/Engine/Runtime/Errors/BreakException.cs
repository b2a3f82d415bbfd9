namespace System.Management.Automation;

public sealed class BreakException : LoopFlowException
{
    internal BreakException() { }
}
