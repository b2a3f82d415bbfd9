namespace System.Management.Automation.Runtime;

/// <summary>What a command declares about itself, apart from its parameters.</summary>
internal sealed record CommandDeclaration
{
    public static CommandDeclaration Default { get; } = new();

    public string? DefaultParameterSetName { get; init; }

    public ConfirmImpact ConfirmImpact { get; init; } = ConfirmImpact.Medium;

    public string HelpUri { get; init; } = string.Empty;

    public RemotingCapability RemotingCapability { get; init; } = RemotingCapability.PowerShell;

    public bool SupportsPaging { get; init; }

    public bool SupportsShouldProcess { get; init; }

    public bool SupportsTransactions { get; init; }

    public bool PositionalBinding { get; init; } = true;

    public static CommandDeclaration From(CmdletCommonMetadataAttribute? attribute) => attribute is null ? Default : new CommandDeclaration
    {
        DefaultParameterSetName = attribute.DefaultParameterSetName,
        ConfirmImpact = attribute.ConfirmImpact == ConfirmImpact.None && !attribute.SupportsShouldProcess ? ConfirmImpact.Medium : attribute.ConfirmImpact,
        HelpUri = attribute.HelpUri,
        RemotingCapability = attribute.RemotingCapability,
        SupportsPaging = attribute.SupportsPaging,
        SupportsShouldProcess = attribute.SupportsShouldProcess,
        SupportsTransactions = attribute.SupportsTransactions,
        PositionalBinding = attribute is not CmdletBindingAttribute binding || binding.PositionalBinding,
    };
}
