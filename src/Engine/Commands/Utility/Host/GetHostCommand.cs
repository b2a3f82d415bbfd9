using System.Management.Automation.Host;

namespace Microsoft.PowerShell.Commands;

/// <summary>Gets the host.</summary>
[Cmdlet("Get", "Host", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097110", RemotingCapability = RemotingCapability.None)]
[OutputType(typeof(PSHost))]
public class GetHostCommand : PSCmdlet
{
    protected override void BeginProcessing() => WriteObject(Host);
}
