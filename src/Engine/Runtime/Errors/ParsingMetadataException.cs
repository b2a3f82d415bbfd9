using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ParsingMetadataException : MetadataException
{
    protected ParsingMetadataException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public ParsingMetadataException() => throw Unsupported.Member();
    public ParsingMetadataException(string message) => throw Unsupported.Member();
    public ParsingMetadataException(string message, Exception innerException) => throw Unsupported.Member();
}
