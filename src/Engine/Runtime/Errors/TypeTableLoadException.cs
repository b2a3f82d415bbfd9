using System.Collections.ObjectModel;
using System.Runtime.Serialization;

namespace System.Management.Automation.Runspaces;

public class TypeTableLoadException : RuntimeException
{
    public TypeTableLoadException() => throw Unsupported.Member();
    public TypeTableLoadException(string message) => throw Unsupported.Member();
    public TypeTableLoadException(string message, Exception innerException) => throw Unsupported.Member();
    protected TypeTableLoadException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public Collection<string> Errors { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
