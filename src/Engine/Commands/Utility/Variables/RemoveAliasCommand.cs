namespace Microsoft.PowerShell.Commands;

/// <summary>Removes aliases.</summary>
[Cmdlet("Remove", "Alias", DefaultParameterSetName = "Default", HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097127")]
[Alias("ral")]
public class RemoveAliasCommand : PSCmdlet
{
    [Parameter(Mandatory = true, Position = 0, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    public string[]? Name { get; set; }

    [Parameter]
    public string? Scope { get; set; }

    [Parameter]
    public SwitchParameter Force { get; set; }

    protected override void ProcessRecord()
    {
        foreach (var name in Name ?? [])
        {
            try
            {
                var state = Context.CurrentState;
                var scope = state.GetScope(Scope);
                if (scope.FindAlias(name) is null)
                {
                    WriteError(new ErrorRecord(new ItemNotFoundException(
                        $"This command cannot find a matching alias because an alias with the name '{name}' does not exist."),
                        "ItemNotFoundException", ErrorCategory.ObjectNotFound, name));
                    continue;
                }

                AliasTable.Remove(state, name, Force, scope);
            }
            catch (SessionStateException e)
            {
                WriteError(new ErrorRecord(e.ErrorRecord, e));
            }
        }
    }
}
