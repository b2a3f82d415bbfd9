using System.Runtime.Serialization;

namespace System.Management.Automation.Runspaces;

public class InvalidRunspacePoolStateException : SystemException
{
    public InvalidRunspacePoolStateException() => throw Unsupported.Member();
    public InvalidRunspacePoolStateException(string message) => throw Unsupported.Member();
    public InvalidRunspacePoolStateException(string message, Exception innerException) => throw Unsupported.Member();
    protected InvalidRunspacePoolStateException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public RunspacePoolState CurrentState { get => throw Unsupported.Member(); }
    public RunspacePoolState ExpectedState { get => throw Unsupported.Member(); }
}
