using System.Runtime.Serialization;

namespace System.Management.Automation.Host;

public class PromptingException : HostException
{
    public PromptingException() => throw Unsupported.Member();
    public PromptingException(string message) => throw Unsupported.Member();
    public PromptingException(string message, Exception innerException) => throw Unsupported.Member();
    public PromptingException(string message, Exception innerException, string errorId, ErrorCategory errorCategory) => throw Unsupported.Member();
    protected PromptingException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
