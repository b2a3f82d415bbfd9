using System.Runtime.Serialization;

namespace System.Management.Automation;

public class InvalidJobStateException : SystemException
{
    public InvalidJobStateException() => throw Unsupported.Member();
    public InvalidJobStateException(string message) => throw Unsupported.Member();
    public InvalidJobStateException(string message, Exception innerException) => throw Unsupported.Member();
    public InvalidJobStateException(JobState currentState, string actionMessage) => throw Unsupported.Member();
    protected InvalidJobStateException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public JobState CurrentState { get => throw Unsupported.Member(); }
}
