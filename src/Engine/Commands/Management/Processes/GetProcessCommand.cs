using System.Diagnostics;

namespace Microsoft.PowerShell.Commands;

/// <summary>Lists processes.</summary>
[Cmdlet("Get", "Process", DefaultParameterSetName = "Name", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096814", RemotingCapability = RemotingCapability.SupportedByCommand)]
[OutputType(typeof(Process))]
public sealed class GetProcessCommand : PSCmdlet
{
    [Parameter(Position = 0, ParameterSetName = "Name", ValueFromPipelineByPropertyName = true)]
    [Alias("ProcessName")]
    [ValidateNotNullOrEmpty]
    public string[]? Name { get; set; }

    [Parameter(ParameterSetName = "Id", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Alias("PID")]
    public int[]? Id { get; set; }

    [Parameter(ParameterSetName = "InputObject", Mandatory = true, ValueFromPipeline = true)]
    public Process[]? InputObject { get; set; }

    [Parameter]
    [Alias("FV", "FVI")]
    public SwitchParameter FileVersionInfo { get; set; }

    [Parameter]
    [ValidateNotNull]
    public SwitchParameter Module { get; set; }

    protected override void ProcessRecord()
    {
        var found = InputObject ?? (Id is not null ? ProcessSearch.ById(this, Id) : ProcessSearch.ByName(this, Name ?? ["*"]));
        foreach (var process in found)
        {
            if (Module)
            {
                WriteObject(process.Modules, enumerateCollection: true);
            }
            else if (FileVersionInfo)
            {
                WriteObject(process.MainModule?.FileVersionInfo);
            }
            else
            {
                WriteObject(process);
            }
        }
    }
}
