using System.Runtime.Serialization;

namespace System.Management.Automation;

public class DriveNotFoundException : SessionStateException
{
    public DriveNotFoundException() => throw Unsupported.Member();
    public DriveNotFoundException(string message) => throw Unsupported.Member();
    public DriveNotFoundException(string message, Exception innerException) => throw Unsupported.Member();
    protected DriveNotFoundException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
