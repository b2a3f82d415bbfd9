using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Sets the value of items.</summary>
[Cmdlet("Set", "Item", SupportsShouldProcess = true, DefaultParameterSetName = "Path", SupportsTransactions = true,
    HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097055")]
public class SetItemCommand : CoreCommandWithCredentialsBase
{
    [Parameter(Position = 0, ParameterSetName = "Path", Mandatory = true, ValueFromPipelineByPropertyName = true)]
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

    [Parameter(Position = 1, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    public object? Value { get; set; }

    [Parameter]
    public override SwitchParameter Force { get => base.Force; set => base.Force = value; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    [Parameter]
    public override string? Filter { get => base.Filter; set => base.Filter = value; }

    [Parameter]
    public override string[]? Include { get => base.Include; set => base.Include = value; }

    [Parameter]
    public override string[]? Exclude { get => base.Exclude; set => base.Exclude = value; }

    protected override void ProcessRecord()
    {
        var context = NewContext(silent: !PassThru);
        ForEachItem(Path, context, mustExist: false, location => ItemOperations.Set(location, Value, context));
    }
}
