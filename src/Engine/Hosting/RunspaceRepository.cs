using System.Management.Automation.Runspaces;

namespace System.Management.Automation;

/// <summary>The sessions that commands of a runspace have opened.</summary>
public class RunspaceRepository : Repository<PSSession>
{
    internal RunspaceRepository()
        : base("session")
    {
    }

    public List<PSSession> Runspaces => GetItems();

    protected override Guid GetKey(PSSession item) => item.InstanceId;
}
