using System.Management.Automation.Remoting;

namespace System.Management.Automation.Runspaces;

public class RemotingProgressRecord : ProgressRecord
{
    public RemotingProgressRecord(ProgressRecord progressRecord, OriginInfo originInfo) : base(default(int)!, default(string)!, default(string)!) => throw Unsupported.Member();
    public OriginInfo OriginInfo { get => throw Unsupported.Member(); }
}
