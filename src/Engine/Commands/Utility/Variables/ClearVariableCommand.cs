namespace Microsoft.PowerShell.Commands;

/// <summary>Takes the value of variables away.</summary>
[Cmdlet("Clear", "Variable", SupportsShouldProcess = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096923")]
[OutputType(typeof(PSVariable))]
public sealed class ClearVariableCommand : VariableCommandBase
{
    [Parameter(Position = 0, ValueFromPipelineByPropertyName = true, Mandatory = true)]
    public string[]? Name { get; set; }

    [Parameter]
    public string[] Include { get => IncludeFilters; set => IncludeFilters = value ?? []; }

    [Parameter]
    public string[] Exclude { get => ExcludeFilters; set => ExcludeFilters = value ?? []; }

    [Parameter]
    public SwitchParameter Force { get; set; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    protected override void ProcessRecord()
    {
        foreach (var name in Name ?? [])
        {
            var found = Matching(name);
            if (found.Count == 0 && !WildcardPattern.ContainsWildcardCharacters(name))
            {
                NotFound(name);
            }

            foreach (var variable in found)
            {
                if (!ShouldProcess($"Name: {variable.Name}", "Clear variable"))
                {
                    continue;
                }

                Guard(() =>
                {
                    var scope = ScopeOrNull() ?? State.CurrentScope;
                    var cleared = VariableTable.Set(scope, variable.Name, null, true, null, Force);
                    if (PassThru)
                    {
                        WriteObject(cleared);
                    }
                });
            }
        }
    }
}
