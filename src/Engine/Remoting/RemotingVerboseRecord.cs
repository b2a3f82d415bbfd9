using System.Management.Automation.Remoting;

namespace System.Management.Automation.Runspaces;

public class RemotingVerboseRecord : VerboseRecord
{
    public RemotingVerboseRecord(string message, OriginInfo originInfo) : base(default(string)!) => throw Unsupported.Member();
    public OriginInfo OriginInfo { get => throw Unsupported.Member(); }
}
