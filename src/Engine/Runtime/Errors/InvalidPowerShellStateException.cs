using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A PowerShell object is not in the state that an operation needs.</summary>
public class InvalidPowerShellStateException : SystemException
{
    public InvalidPowerShellStateException()
        : base("InvalidPowerShellStateException")
    {
    }

    public InvalidPowerShellStateException(string message)
        : base(message)
    {
    }

    public InvalidPowerShellStateException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal InvalidPowerShellStateException(string message, PSInvocationState currentState)
        : base(message)
    {
        CurrentState = currentState;
    }

    protected InvalidPowerShellStateException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public PSInvocationState CurrentState { get; }
}
