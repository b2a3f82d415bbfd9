namespace System.Management.Automation;

/// <summary>The debugger was told to stop the script.</summary>
public sealed class TerminateException : FlowControlException
{
}
