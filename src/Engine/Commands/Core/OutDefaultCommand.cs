using Microsoft.PowerShell.Commands.Internal.Format;

namespace Microsoft.PowerShell.Commands;

/// <summary>What a host puts at the end of a pipeline: shows what comes.</summary>
[Cmdlet("Out", "Default", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096486", RemotingCapability = RemotingCapability.None)]
public class OutDefaultCommand : FrontEndCommandBase
{
    private OutputSession? _session;

    [Parameter]
    public SwitchParameter Transcript { get; set; }

    protected override void BeginProcessing() => _session = HostOutput.Open(Host);

    protected override void ProcessRecord()
    {
        // Records of other streams that were merged into the output are shown as the host shows such records.
        if (Host.UI is { } ui && InputObject?.BaseObject is { } record)
        {
            switch (record)
            {
                case WarningRecord warning:
                    ui.WriteWarningLine(warning.Message);
                    return;
                case VerboseRecord verbose:
                    ui.WriteVerboseLine(verbose.Message);
                    return;
                case DebugRecord debug:
                    ui.WriteDebugLine(debug.Message);
                    return;
                case InformationRecord information:
                    ui.WriteLine(information.ToString());
                    return;
                case ErrorRecord error:
                    ui.WriteErrorLine(ErrorText.Of(error));
                    return;
            }
        }

        _session!.Write(InputObject);
    }

    protected override void EndProcessing() => _session!.End();
}
