using System.Runtime.Serialization;

namespace System.Management.Automation;

public class InvalidPowerShellStateException : SystemException
{
    public InvalidPowerShellStateException() => throw Unsupported.Member();
    public InvalidPowerShellStateException(string message) => throw Unsupported.Member();
    public InvalidPowerShellStateException(string message, Exception innerException) => throw Unsupported.Member();
    protected InvalidPowerShellStateException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public PSInvocationState CurrentState { get => throw Unsupported.Member(); }
}
