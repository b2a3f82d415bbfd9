using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ItemNotFoundException : SessionStateException
{
    public ItemNotFoundException() => throw Unsupported.Member();
    public ItemNotFoundException(string message) => throw Unsupported.Member();
    public ItemNotFoundException(string message, Exception innerException) => throw Unsupported.Member();
    protected ItemNotFoundException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
