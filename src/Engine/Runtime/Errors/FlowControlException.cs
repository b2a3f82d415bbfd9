namespace System.Management.Automation;

public abstract class FlowControlException : SystemException
{
    protected FlowControlException() => throw Unsupported.Member();
}
