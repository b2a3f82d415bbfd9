using System.Management.Automation.Internal;

namespace System.Management.Automation;

/// <summary>What cmdlets and advanced functions declare about themselves.</summary>
[AttributeUsage(AttributeTargets.Class)]
public abstract class CmdletCommonMetadataAttribute : CmdletMetadataAttribute
{
    private ConfirmImpact _confirmImpact = ConfirmImpact.Medium;

    protected CmdletCommonMetadataAttribute()
    {
    }

    public ConfirmImpact ConfirmImpact
    {
        // Without ShouldProcess there is nothing to confirm.
        get => SupportsShouldProcess ? _confirmImpact : ConfirmImpact.None;
        set => _confirmImpact = value;
    }

    public string? DefaultParameterSetName { get; set; }

    public string HelpUri { get; set; } = string.Empty;

    public RemotingCapability RemotingCapability { get; set; } = RemotingCapability.PowerShell;

    public bool SupportsPaging { get; set; }

    public bool SupportsShouldProcess { get; set; }

    public bool SupportsTransactions { get; set; }
}
