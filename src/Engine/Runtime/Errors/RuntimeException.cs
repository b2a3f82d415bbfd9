using System.Runtime.Serialization;

namespace System.Management.Automation;

public class RuntimeException : SystemException, IContainsErrorRecord
{
    public RuntimeException() => throw Unsupported.Member();
    protected RuntimeException(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
    public RuntimeException(string message) => throw Unsupported.Member();
    public RuntimeException(string message, Exception innerException) => throw Unsupported.Member();
    public RuntimeException(string message, Exception innerException, ErrorRecord errorRecord) => throw Unsupported.Member();
    public virtual ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public bool WasThrownFromThrowStatement { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
