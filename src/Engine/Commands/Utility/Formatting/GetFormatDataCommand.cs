using Microsoft.PowerShell.Commands.Internal.Format;

namespace Microsoft.PowerShell.Commands;

/// <summary>Shows the views of types.</summary>
[Cmdlet("Get", "FormatData", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096609")]
[OutputType(typeof(ExtendedTypeDefinition))]
public class GetFormatDataCommand : PSCmdlet
{
    [Parameter(Position = 0)]
    [ValidateNotNullOrEmpty]
    public string[] TypeName { get; set; } = ["*"];

    [Parameter]
    public Version? PowerShellVersion { get; set; }

    protected override void ProcessRecord()
    {
        var patterns = TypeName.Select(name => WildcardPattern.Get(name, WildcardOptions.IgnoreCase)).ToArray();
        var groups = new Dictionary<string, ExtendedTypeDefinition>(StringComparer.OrdinalIgnoreCase);
        foreach (var view in FormatCatalogs.Current.Views)
        {
            if (!view.TypeNames.Any(name => Array.Exists(patterns, pattern => pattern.IsMatch(name))))
            {
                continue;
            }

            var key = string.Join('|', view.TypeNames);
            if (!groups.TryGetValue(key, out var definition))
            {
                groups.Add(key, definition = new ExtendedTypeDefinition(view.TypeNames, []));
                definition.FormatViewDefinition.Clear();
            }

            definition.FormatViewDefinition.Add(new FormatViewDefinition(view.Name, view.Control));
        }

        foreach (var definition in groups.Values)
        {
            WriteObject(definition);
        }
    }
}
