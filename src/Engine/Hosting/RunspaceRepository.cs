using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

public class RunspaceRepository : Repository<PSSession>
{
    internal RunspaceRepository() : base(default(string)!) { }
    public List<PSSession> Runspaces { get => throw Unsupported.Member(); }
    protected override Guid GetKey(PSSession item) => throw Unsupported.Member();
}
