namespace Microsoft.PowerShell.Commands;

/// <summary>A command over items that takes a credential.</summary>
public abstract class CoreCommandWithCredentialsBase : CoreCommandBase
{
    [Parameter(ValueFromPipelineByPropertyName = true)]
    [Credential]
    public PSCredential? Credential { get; set; }
}
