using Microsoft.PowerShell.Commands.Internal.Format;

namespace Microsoft.PowerShell.Commands;

/// <summary>Shows its input on the host.</summary>
[Cmdlet("Out", "Host", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096863", RemotingCapability = RemotingCapability.None)]
public class OutHostCommand : FrontEndCommandBase
{
    private OutputSession? _session;

    [Parameter]
    public SwitchParameter Paging { get; set; }

    protected override void BeginProcessing() => _session = HostOutput.Open(Host);

    protected override void ProcessRecord() => _session!.Write(InputObject);

    protected override void EndProcessing() => _session!.End();
}
