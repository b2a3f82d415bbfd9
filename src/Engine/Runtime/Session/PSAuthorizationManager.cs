using System.Management.Automation;
using System.Management.Automation.Host;

namespace Microsoft.PowerShell;

public sealed class PSAuthorizationManager : AuthorizationManager
{
    public PSAuthorizationManager(string shellId) : base(default(string)!) => throw Unsupported.Member();
    protected internal override bool ShouldRun(CommandInfo commandInfo, CommandOrigin origin, PSHost host, out Exception reason) => throw Unsupported.Member();
}
