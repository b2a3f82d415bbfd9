using System.Runtime.Serialization;

namespace System.Management.Automation;

public class MetadataException : RuntimeException
{
    protected MetadataException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public MetadataException() => throw Unsupported.Member();
    public MetadataException(string message) => throw Unsupported.Member();
    public MetadataException(string message, Exception innerException) => throw Unsupported.Member();
}
