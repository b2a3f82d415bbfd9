using System.Runtime.Serialization;

namespace System.Management.Automation;

public class HaltCommandException : SystemException
{
    public HaltCommandException() => throw Unsupported.Member();
    public HaltCommandException(string message) => throw Unsupported.Member();
    public HaltCommandException(string message, Exception innerException) => throw Unsupported.Member();
    protected HaltCommandException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
