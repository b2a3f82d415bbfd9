namespace System.Management.Automation;

/// <summary>Flow that leaves a script block: break, continue, exit. No error, so nothing but its target catches it.</summary>
public abstract class FlowControlException : SystemException
{
    protected FlowControlException()
    {
    }
}
