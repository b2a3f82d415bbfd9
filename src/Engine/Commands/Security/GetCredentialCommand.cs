using System.Management.Automation.Host;

namespace Microsoft.PowerShell.Commands;

/// <summary>Asks for a user name and a password.</summary>
[Cmdlet("Get", "Credential", DefaultParameterSetName = "CredentialSet", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096824")]
[OutputType(typeof(PSCredential))]
public sealed class GetCredentialCommand : PSCmdlet
{
    [Parameter(Position = 0, ParameterSetName = "CredentialSet")]
    [ValidateNotNull]
    [Credential]
    public PSCredential? Credential { get; set; }

    [Parameter(ParameterSetName = "MessageSet")]
    [ValidateNotNullOrEmpty]
    public string? Message { get; set; }

    [Parameter(Position = 0, ParameterSetName = "MessageSet")]
    [ValidateNotNullOrEmpty]
    public string? UserName { get; set; }

    [Parameter(ParameterSetName = "MessageSet")]
    [ValidateNotNullOrEmpty]
    public string? Title { get; set; }

    protected override void BeginProcessing()
    {
        if (Credential is not null)
        {
            WriteObject(Credential);
            return;
        }

        try
        {
            WriteObject(Host.UI.PromptForCredential(Title ?? "PowerShell credential request", Message ?? "Enter your credentials.", UserName ?? "", ""));
        }
        catch (Exception e) when (e is HostException or NotImplementedException or PSNotImplementedException or PSInvalidOperationException)
        {
            ThrowTerminatingError(new ErrorRecord(e, "CouldNotPromptForCredential", ErrorCategory.InvalidOperation, null));
        }
    }
}
