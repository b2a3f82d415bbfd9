using System.Management.Automation.Internal;

namespace System.Management.Automation;

[AttributeUsage((AttributeTargets)4)]
public abstract class CmdletCommonMetadataAttribute : CmdletMetadataAttribute
{
    protected CmdletCommonMetadataAttribute() => throw Unsupported.Member();
    public ConfirmImpact ConfirmImpact { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string DefaultParameterSetName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string HelpUri { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public RemotingCapability RemotingCapability { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SupportsPaging { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SupportsShouldProcess { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SupportsTransactions { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
