using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Copies items.</summary>
[Cmdlet("Copy", "Item", DefaultParameterSetName = "Path", SupportsShouldProcess = true, SupportsTransactions = true,
    HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096990")]
public class CopyItemCommand : CoreCommandWithCredentialsBase
{
    [Parameter(Position = 0, ParameterSetName = "Path", Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    public string[]? Path { get; set; }

    [Parameter(ParameterSetName = "LiteralPath", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Alias("PSPath", "LP")]
    public string[]? LiteralPath
    {
        get => Path;
        set
        {
            IsLiteral = true;
            Path = value;
        }
    }

    [Parameter(Position = 1, ValueFromPipelineByPropertyName = true)]
    public string Destination { get; set; } = ".";

    [Parameter]
    public SwitchParameter Container { get; set; } = true;

    [Parameter]
    public override SwitchParameter Force { get => base.Force; set => base.Force = value; }

    [Parameter]
    public override string? Filter { get => base.Filter; set => base.Filter = value; }

    [Parameter]
    public override string[]? Include { get => base.Include; set => base.Include = value; }

    [Parameter]
    public override string[]? Exclude { get => base.Exclude; set => base.Exclude = value; }

    [Parameter]
    public SwitchParameter Recurse { get; set; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    protected override void ProcessRecord()
    {
        var context = NewContext(silent: !PassThru);
        ForEachItem(Path, context, mustExist: true, location => ItemOperations.Copy(location, Destination, Recurse, context));
    }
}
