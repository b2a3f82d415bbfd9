using System.Management.Automation.Host;

namespace System.Management.Automation;

/// <summary>Decides whether a command may run. This one allows all.</summary>
public class AuthorizationManager
{
    public AuthorizationManager(string shellId) => ShellId = shellId;

    internal string ShellId { get; }

    protected internal virtual bool ShouldRun(CommandInfo commandInfo, CommandOrigin origin, PSHost host, out Exception? reason)
    {
        reason = null;
        return true;
    }
}
