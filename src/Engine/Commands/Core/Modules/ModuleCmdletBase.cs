using System.Management.Automation.Runtime;

namespace Microsoft.PowerShell.Commands;

/// <summary>What the commands on modules share.</summary>
public class ModuleCmdletBase : PSCmdlet
{
    internal ModuleCmdletBase()
    {
    }

    /// <summary>Take only part of what the module exports, and from which state: set by the commands that have such parameters.</summary>
    protected bool AddToAppDomainLevelCache { get; set; }

    /// <summary>The state into which this command imports: that of the code which called it, or the global one.</summary>
    private protected SessionStateInternal Target(bool global) => global ? Context.GlobalState : Context.CurrentState;

    private protected static Func<Version, bool>? VersionFilter(Version? minimum, string? maximum, Version? required)
    {
        if (minimum is null && maximum is null && required is null)
        {
            return null;
        }

        var limit = maximum is null ? null : Version.Parse(maximum.Replace("*", "999999", StringComparison.Ordinal));
        return version => (minimum is null || version >= minimum) && (limit is null || version <= limit) && (required is null || version == required);
    }
}
