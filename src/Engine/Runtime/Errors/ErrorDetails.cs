using System.Reflection;
using System.Runtime.Serialization;

namespace System.Management.Automation;

public class ErrorDetails : ISerializable
{
    public ErrorDetails(string message) => throw Unsupported.Member();
    public ErrorDetails(Cmdlet cmdlet, string baseName, string resourceId, params object[] args) => throw Unsupported.Member();
    public ErrorDetails(IResourceSupplier resourceSupplier, string baseName, string resourceId, params object[] args) => throw Unsupported.Member();
    public ErrorDetails(Assembly assembly, string baseName, string resourceId, params object[] args) => throw Unsupported.Member();
    protected ErrorDetails(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public string Message { get => throw Unsupported.Member(); }
    public string RecommendedAction { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public virtual void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
