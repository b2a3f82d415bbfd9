using System.Collections.ObjectModel;
using System.Runtime.Serialization;

namespace System.Management.Automation.Runspaces;

public class FormatTableLoadException : RuntimeException
{
    public FormatTableLoadException() => throw Unsupported.Member();
    public FormatTableLoadException(string message) => throw Unsupported.Member();
    public FormatTableLoadException(string message, Exception innerException) => throw Unsupported.Member();
    protected FormatTableLoadException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public Collection<string> Errors { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
