using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Does what is usual with an item: opens a file, starts a program.</summary>
[Cmdlet("Invoke", "Item", DefaultParameterSetName = "Path", SupportsShouldProcess = true, SupportsTransactions = true,
    HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096590")]
public class InvokeItemCommand : CoreCommandWithCredentialsBase
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

    protected override void ProcessRecord()
    {
        var context = NewContext();
        ForEachItem(Path, context, mustExist: true, location => ItemOperations.Invoke(location, context));
    }
}
