using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Gets items by their paths.</summary>
[Cmdlet("Get", "Item", DefaultParameterSetName = "Path", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096812")]
public class GetItemCommand : CoreCommandWithCredentialsBase
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

    [Parameter]
    public override string? Filter { get => base.Filter; set => base.Filter = value; }

    [Parameter]
    public override string[]? Include { get => base.Include; set => base.Include = value; }

    [Parameter]
    public override string[]? Exclude { get => base.Exclude; set => base.Exclude = value; }

    [Parameter]
    public override SwitchParameter Force { get => base.Force; set => base.Force = value; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public string[]? Stream { get; set; }

    protected override void ProcessRecord()
    {
        var context = NewContext();
        ForEachItem(Path, context, mustExist: true, location => ItemOperations.Get(location, context));
    }
}
