using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PropertyNotFoundException : ExtendedTypeSystemException
{
    public PropertyNotFoundException() => throw Unsupported.Member();
    public PropertyNotFoundException(string message) => throw Unsupported.Member();
    public PropertyNotFoundException(string message, Exception innerException) => throw Unsupported.Member();
    protected PropertyNotFoundException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
