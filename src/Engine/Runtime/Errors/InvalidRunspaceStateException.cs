using System.Runtime.Serialization;

namespace System.Management.Automation.Runspaces;

public class InvalidRunspaceStateException : SystemException
{
    public InvalidRunspaceStateException() => throw Unsupported.Member();
    public InvalidRunspaceStateException(string message) => throw Unsupported.Member();
    public InvalidRunspaceStateException(string message, Exception innerException) => throw Unsupported.Member();
    protected InvalidRunspaceStateException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public RunspaceState CurrentState { get => throw Unsupported.Member(); }
    public RunspaceState ExpectedState { get => throw Unsupported.Member(); }
}
