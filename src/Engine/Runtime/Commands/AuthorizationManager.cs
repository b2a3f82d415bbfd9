using System.Management.Automation.Host;

namespace System.Management.Automation;

public class AuthorizationManager
{
    public AuthorizationManager(string shellId) => throw Unsupported.Member();
    protected internal virtual bool ShouldRun(CommandInfo commandInfo, CommandOrigin origin, PSHost host, out Exception reason) => throw Unsupported.Member();
}
