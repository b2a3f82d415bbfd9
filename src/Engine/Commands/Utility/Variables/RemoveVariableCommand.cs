namespace Microsoft.PowerShell.Commands;

/// <summary>Removes variables.</summary>
[Cmdlet("Remove", "Variable", SupportsShouldProcess = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097123")]
public sealed class RemoveVariableCommand : VariableCommandBase
{
    [Parameter(Position = 0, ValueFromPipelineByPropertyName = true, Mandatory = true)]
    public string[]? Name { get; set; }

    [Parameter]
    public string[] Include { get => IncludeFilters; set => IncludeFilters = value ?? []; }

    [Parameter]
    public string[] Exclude { get => ExcludeFilters; set => ExcludeFilters = value ?? []; }

    [Parameter]
    public SwitchParameter Force { get; set; }

    protected override void ProcessRecord()
    {
        var scope = ScopeOrNull() ?? State.CurrentScope;
        foreach (var name in Name ?? [])
        {
            var found = Matching(name);
            if (found.Count == 0 && !WildcardPattern.ContainsWildcardCharacters(name))
            {
                NotFound(name);
                continue;
            }

            foreach (var variable in found)
            {
                if (ShouldProcess($"Name: {variable.Name}", "Remove variable"))
                {
                    Guard(() => VariableTable.RemoveFrom(State.ScopeOf(new VariablePath(name)) ?? scope, variable, Force));
                }
            }
        }
    }
}
