using System.Management.Automation.Host;

namespace Microsoft.PowerShell;

/// <summary>The manager that asks the execution policy, which allows every script here.</summary>
public sealed class PSAuthorizationManager : AuthorizationManager
{
    public PSAuthorizationManager(string shellId)
        : base(shellId)
    {
    }

    protected internal override bool ShouldRun(CommandInfo commandInfo, CommandOrigin origin, PSHost host, out Exception? reason)
        => base.ShouldRun(commandInfo, origin, host, out reason);
}
