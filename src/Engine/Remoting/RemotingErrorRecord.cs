using System.Management.Automation.Remoting;
using System.Runtime.Serialization;

namespace System.Management.Automation.Runspaces;

public class RemotingErrorRecord : ErrorRecord
{
    public RemotingErrorRecord(ErrorRecord errorRecord, OriginInfo originInfo) : base(default(SerializationInfo)!, default(StreamingContext)!) => throw Unsupported.Member();
    protected RemotingErrorRecord(SerializationInfo info, StreamingContext context) : base(default(SerializationInfo)!, default(StreamingContext)!) => throw Unsupported.Member();
    public OriginInfo OriginInfo { get => throw Unsupported.Member(); }
    public override void GetObjectData(SerializationInfo info, StreamingContext context) => throw Unsupported.Member();
}
