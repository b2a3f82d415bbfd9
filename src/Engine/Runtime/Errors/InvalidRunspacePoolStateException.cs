using System.Runtime.Serialization;

namespace System.Management.Automation.Runspaces;

/// <summary>A runspace pool is not in the state that an operation needs.</summary>
public class InvalidRunspacePoolStateException : SystemException
{
    public InvalidRunspacePoolStateException()
        : base("InvalidRunspacePoolStateException")
    {
    }

    public InvalidRunspacePoolStateException(string message)
        : base(message)
    {
    }

    public InvalidRunspacePoolStateException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal InvalidRunspacePoolStateException(string message, RunspacePoolState currentState, RunspacePoolState expectedState)
        : base(message)
    {
        CurrentState = currentState;
        ExpectedState = expectedState;
    }

    protected InvalidRunspacePoolStateException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public RunspacePoolState CurrentState { get; }

    public RunspacePoolState ExpectedState { get; }
}
