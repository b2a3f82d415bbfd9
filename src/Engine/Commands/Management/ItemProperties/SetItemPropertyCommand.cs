namespace Microsoft.PowerShell.Commands;

/// <summary>Sets properties of items.</summary>
[Cmdlet("Set", "ItemProperty", DefaultParameterSetName = "propertyValuePathSet", SupportsShouldProcess = true, SupportsTransactions = true,
    HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097147")]
public class SetItemPropertyCommand : CoreCommandWithCredentialsBase
{
    [Parameter(Position = 0, ParameterSetName = "propertyPSObjectPathSet", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Parameter(Position = 0, ParameterSetName = "propertyValuePathSet", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    public string[]? Path { get; set; }

    [Parameter(ParameterSetName = "propertyValueLiteralPathSet", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Parameter(ParameterSetName = "propertyPSObjectLiteralPathSet", Mandatory = true, ValueFromPipelineByPropertyName = true)]
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

    [Parameter(Position = 1, ParameterSetName = "propertyValuePathSet", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Parameter(Position = 1, ParameterSetName = "propertyValueLiteralPathSet", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Alias("PSProperty")]
    public string? Name { get; set; }

    [Parameter(Position = 2, ParameterSetName = "propertyValuePathSet", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [Parameter(Position = 2, ParameterSetName = "propertyValueLiteralPathSet", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [AllowNull]
    public object? Value { get; set; }

    [Parameter(ParameterSetName = "propertyPSObjectPathSet", Mandatory = true, ValueFromPipelineByPropertyName = true, ValueFromPipeline = true)]
    [Parameter(ParameterSetName = "propertyPSObjectLiteralPathSet", Mandatory = true, ValueFromPipelineByPropertyName = true, ValueFromPipeline = true)]
    public PSObject? InputObject { get; set; }

    [Parameter]
    public override SwitchParameter Force { get => base.Force; set => base.Force = value; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    protected override void ProcessRecord()
    {
        var context = NewContext(silent: !PassThru);
        var values = InputObject;
        if (values is null)
        {
            values = new PSObject();
            values.Properties.Add(new PSNoteProperty(Name!, Value));
        }

        ForEachItem(Path, context, mustExist: true, location => GetItemPropertyCommand.PropertyProvider(location, context).SetProperty(location.Path, values));
    }
}
