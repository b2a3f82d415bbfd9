using System.Runtime.Serialization;

namespace System.Management.Automation;

public class PSObjectDisposedException : ObjectDisposedException, IContainsErrorRecord
{
    public PSObjectDisposedException(string objectName) : base(default(string)!) => throw Unsupported.Member();
    public PSObjectDisposedException(string objectName, string message) : base(default(string)!) => throw Unsupported.Member();
    public PSObjectDisposedException(string message, Exception innerException) : base(default(string)!) => throw Unsupported.Member();
    protected PSObjectDisposedException(SerializationInfo info, StreamingContext context) : base(default(string)!) => throw Unsupported.Member();
    public ErrorRecord ErrorRecord { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
