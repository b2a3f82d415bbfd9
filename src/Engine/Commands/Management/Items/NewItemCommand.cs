using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Makes items.</summary>
[Cmdlet("New", "Item", DefaultParameterSetName = "pathSet", SupportsShouldProcess = true, SupportsTransactions = true,
    HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096592")]
public class NewItemCommand : CoreCommandWithCredentialsBase, IDynamicParameters
{
    private object? _dynamicParameters;

    [Parameter(Position = 0, ParameterSetName = "nameSet", ValueFromPipelineByPropertyName = true)]
    [Parameter(Mandatory = true, Position = 0, ParameterSetName = "pathSet", ValueFromPipelineByPropertyName = true)]
    public string[]? Path { get; set; }

    [Parameter(ParameterSetName = "nameSet", Mandatory = true, ValueFromPipelineByPropertyName = true)]
    [AllowNull]
    [AllowEmptyString]
    public string? Name { get; set; }

    [Parameter(ValueFromPipelineByPropertyName = true)]
    [Alias("Type")]
    public string? ItemType { get; set; }

    [Parameter(ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [Alias("Target")]
    public object? Value { get; set; }

    [Parameter]
    public override SwitchParameter Force { get => base.Force; set => base.Force = value; }

    internal override object? DynamicOptions => _dynamicParameters;

    /// <summary>What the provider of the first path takes in addition.</summary>
    public object? GetDynamicParameters()
    {
        var target = PathResolver.Parse(Session, Path is [{ Length: > 0 } first, ..] ? first : Name ?? "");
        return _dynamicParameters = ItemOperations.NewParameters(target, ItemType, Value, NewContext());
    }

    protected override void ProcessRecord()
    {
        var context = NewContext();
        foreach (var path in Path is { Length: > 0 } paths ? paths : [""])
        {
            context.Guard(path, () =>
            {
                var target = string.IsNullOrEmpty(Name) ? path : path.Length == 0 ? Name : ProviderPaths.Join(path, Name);
                ItemOperations.New(PathResolver.Parse(Session, target), ItemType, Value, context);
            });
        }
    }
}
