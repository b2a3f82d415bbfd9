using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ValidationMetadataException : MetadataException
{
    protected ValidationMetadataException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public ValidationMetadataException() => throw Unsupported.Member();
    public ValidationMetadataException(string message) => throw Unsupported.Member();
    public ValidationMetadataException(string message, Exception innerException) => throw Unsupported.Member();
}
