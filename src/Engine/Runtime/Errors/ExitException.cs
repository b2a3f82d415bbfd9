namespace System.Management.Automation;

/// <summary><c>exit</c> on its way to the script file, or the host, that it ends.</summary>
public class ExitException : FlowControlException
{
    internal ExitException(object? argument) => Argument = argument;

    /// <summary>What was written after <c>exit</c>; null for nothing.</summary>
    public object? Argument { get; }
}
