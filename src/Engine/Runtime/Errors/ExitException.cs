namespace System.Management.Automation;

public class ExitException : FlowControlException
{
    internal ExitException() { }
    public object? Argument { get => throw Unsupported.Member(); }
}
