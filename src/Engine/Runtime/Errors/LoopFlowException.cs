namespace System.Management.Automation;

public abstract class LoopFlowException : FlowControlException
{
    protected LoopFlowException() => throw Unsupported.Member();
    public string Label { get => throw Unsupported.Member(); }
}
