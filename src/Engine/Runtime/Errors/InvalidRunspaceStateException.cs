using System.Runtime.Serialization;

namespace System.Management.Automation.Runspaces;

/// <summary>A runspace is not in the state that an operation needs.</summary>
public class InvalidRunspaceStateException : SystemException
{
    public InvalidRunspaceStateException()
        : base("InvalidRunspaceStateException")
    {
    }

    public InvalidRunspaceStateException(string message)
        : base(message)
    {
    }

    public InvalidRunspaceStateException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    internal InvalidRunspaceStateException(string message, RunspaceState currentState, RunspaceState expectedState)
        : base(message)
    {
        CurrentState = currentState;
        ExpectedState = expectedState;
    }

    protected InvalidRunspaceStateException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public RunspaceState CurrentState { get; }

    public RunspaceState ExpectedState { get; }
}
