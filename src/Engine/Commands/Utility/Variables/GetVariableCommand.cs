namespace Microsoft.PowerShell.Commands;

/// <summary>Gets variables.</summary>
[Cmdlet("Get", "Variable", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096711")]
[OutputType(typeof(PSVariable))]
public class GetVariableCommand : VariableCommandBase
{
    [Parameter(Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    [ValidateNotNullOrEmpty]
    public string[] Name { get; set; } = ["*"];

    [Parameter]
    public SwitchParameter ValueOnly { get; set; }

    [Parameter]
    public string[] Include { get => IncludeFilters; set => IncludeFilters = value ?? []; }

    [Parameter]
    public string[] Exclude { get => ExcludeFilters; set => ExcludeFilters = value ?? []; }

    protected override void ProcessRecord()
    {
        foreach (var name in Name)
        {
            var found = Matching(name);
            if (found.Count == 0 && !WildcardPattern.ContainsWildcardCharacters(name))
            {
                NotFound(name);
            }

            foreach (var variable in found)
            {
                WriteObject(ValueOnly ? variable.Value : variable);
            }
        }
    }
}
