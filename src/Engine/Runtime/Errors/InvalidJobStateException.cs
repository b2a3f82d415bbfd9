using System.Runtime.Serialization;

namespace System.Management.Automation;

/// <summary>A job is not in the state that an operation needs.</summary>
public class InvalidJobStateException : SystemException
{
    public InvalidJobStateException()
        : base("InvalidJobStateException")
    {
    }

    public InvalidJobStateException(string message)
        : base(message)
    {
    }

    public InvalidJobStateException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    public InvalidJobStateException(JobState currentState, string actionMessage)
        : base($"The job cannot be {actionMessage}: its state is {currentState}.") => CurrentState = currentState;

    protected InvalidJobStateException(SerializationInfo info, StreamingContext context)
        : base(info, context)
    {
    }

    public JobState CurrentState { get; }
}
