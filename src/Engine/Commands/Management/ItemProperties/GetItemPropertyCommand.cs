using System.Collections.ObjectModel;
using System.Management.Automation.Provider;

namespace Microsoft.PowerShell.Commands;

/// <summary>Gets properties of items.</summary>
[Cmdlet("Get", "ItemProperty", DefaultParameterSetName = "Path", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096493")]
public class GetItemPropertyCommand : CoreCommandWithCredentialsBase
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

    [Parameter(Position = 1)]
    [Alias("PSProperty")]
    public string[]? Name { get; set; }

    [Parameter]
    public override string? Filter { get => base.Filter; set => base.Filter = value; }

    [Parameter]
    public override string[]? Include { get => base.Include; set => base.Include = value; }

    [Parameter]
    public override string[]? Exclude { get => base.Exclude; set => base.Exclude = value; }

    protected override void ProcessRecord()
    {
        var context = NewContext();
        var names = new Collection<string>([.. Name ?? []]);
        ForEachItem(Path, context, mustExist: true, location => PropertyProvider(location, context).GetProperty(location.Path, names));
    }

    internal static IPropertyCmdletProvider PropertyProvider(ProviderLocation location, ProviderContext context)
        => location.Instance(context) as IPropertyCmdletProvider
            ?? throw new PSNotSupportedException("Cannot use interface. The IPropertyCmdletProvider interface is not supported by this provider.");
}
