using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Gives an item another name.</summary>
[Cmdlet("Rename", "Item", SupportsShouldProcess = true, SupportsTransactions = true, DefaultParameterSetName = "ByPath",
    HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097153")]
public class RenameItemCommand : CoreCommandWithCredentialsBase
{
    [Parameter(Position = 0, Mandatory = true, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "ByPath")]
    public string? Path { get; set; }

    [Parameter(Mandatory = true, ValueFromPipelineByPropertyName = true, ParameterSetName = "ByLiteralPath")]
    [Alias("PSPath", "LP")]
    public string? LiteralPath
    {
        get => Path;
        set
        {
            IsLiteral = true;
            Path = value;
        }
    }

    [Parameter(Position = 1, Mandatory = true, ValueFromPipelineByPropertyName = true)]
    public string? NewName { get; set; }

    [Parameter]
    public override SwitchParameter Force { get => base.Force; set => base.Force = value; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    protected override void ProcessRecord()
    {
        var context = NewContext(silent: !PassThru);
        ForEachItem([Path!], context, mustExist: true, location => ItemOperations.Rename(location, NewName!, context));
    }
}
