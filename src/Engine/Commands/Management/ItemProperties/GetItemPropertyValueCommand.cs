using System.Collections.ObjectModel;

namespace Microsoft.PowerShell.Commands;

/// <summary>Gets the values of properties of items.</summary>
[Cmdlet("Get", "ItemPropertyValue", DefaultParameterSetName = "Path", SupportsTransactions = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096906")]
public sealed class GetItemPropertyValueCommand : CoreCommandWithCredentialsBase
{
    [Parameter(Position = 0, ParameterSetName = "Path", Mandatory = false, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [ValidateNotNullOrEmpty]
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

    [Parameter(Position = 1, Mandatory = true)]
    [Alias("PSProperty")]
    public string[]? Name { get; set; }

    protected override void ProcessRecord()
    {
        var context = NewContext();
        context.Collect();
        ForEachItem(Path ?? ["."], context, mustExist: true, location =>
        {
            foreach (var name in Name!)
            {
                context.Collect();
                GetItemPropertyCommand.PropertyProvider(location, context).GetProperty(location.Path, new Collection<string> { name });
                if (context.Collected.Count == 0 || context.Collected[0].Properties[name] is not { } property)
                {
                    throw new IOException($"The property {name} does not exist or was not found.");
                }

                WriteObject(property.Value);
            }
        });
    }
}
