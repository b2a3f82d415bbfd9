using System.Management.Automation.Remoting;

namespace System.Management.Automation.Runspaces;

public class RemotingInformationRecord : InformationRecord
{
    public RemotingInformationRecord(InformationRecord record, OriginInfo originInfo) : base(default(object)!, default(string)!) => throw Unsupported.Member();
    public OriginInfo OriginInfo { get => throw Unsupported.Member(); }
}
