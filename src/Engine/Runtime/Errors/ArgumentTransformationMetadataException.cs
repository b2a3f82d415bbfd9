using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ArgumentTransformationMetadataException : MetadataException
{
    protected ArgumentTransformationMetadataException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public ArgumentTransformationMetadataException() => throw Unsupported.Member();
    public ArgumentTransformationMetadataException(string message) => throw Unsupported.Member();
    public ArgumentTransformationMetadataException(string message, Exception innerException) => throw Unsupported.Member();
}
