namespace System.Management.Automation;

public sealed class TerminateException : FlowControlException
{
    public TerminateException() => throw Unsupported.Member();
}
