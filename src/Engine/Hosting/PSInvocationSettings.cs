using System.Management.Automation.Host;

namespace System.Management.Automation;

/// <summary>How one call of a <see cref="PowerShell"/> object runs.</summary>
public sealed class PSInvocationSettings
{
    public bool AddToHistory { get; set; }

    /// <summary>The <c>$ErrorActionPreference</c> of the call; null leaves the runspace's.</summary>
    public ActionPreference? ErrorActionPreference { get; set; }

    /// <summary>Flow control that leaves the script (break, exit) is thrown to the caller.</summary>
    public bool ExposeFlowControlExceptions { get; set; }

    public bool FlowImpersonationPolicy { get; set; }

    /// <summary>A host for this call; null for the runspace's.</summary>
    public PSHost? Host { get; set; }

    public RemoteStreamOptions RemoteStreamOptions { get; set; }
}
