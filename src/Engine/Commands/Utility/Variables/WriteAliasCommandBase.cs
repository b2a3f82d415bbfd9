namespace Microsoft.PowerShell.Commands;

/// <summary>What Set-Alias and New-Alias share.</summary>
public class WriteAliasCommandBase : PSCmdlet
{
    [Parameter(Position = 0, Mandatory = true, ValueFromPipelineByPropertyName = true)]
    public string? Name { get; set; }

    [Parameter(Position = 1, Mandatory = true, ValueFromPipelineByPropertyName = true)]
    public string? Value { get; set; }

    [Parameter]
    public string Description { get; set; } = "";

    [Parameter]
    public ScopedItemOptions Option { get; set; } = ScopedItemOptions.None;

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    [Parameter]
    public string? Scope { get; set; }

    [Parameter]
    public SwitchParameter Force { get; set; }

    internal void Write(bool mustBeNew, string action)
    {
        if (!ShouldProcess($"Name: {Name} Value: {Value}", action))
        {
            return;
        }

        try
        {
            var state = Context.CurrentState;
            var scope = state.GetScope(Scope);
            if (mustBeNew && !Force && scope.FindAlias(Name!) is not null)
            {
                throw new SessionStateException(Name!, SessionStateCategory.Alias, "AliasAlreadyExists", ErrorCategory.ResourceExists,
                    $"The alias is not allowed, because an alias with the name '{Name}' already exists.");
            }

            var alias = AliasTable.Set(state, scope, Name!, Value!, Option, Description, Force);
            if (PassThru)
            {
                WriteObject(alias);
            }
        }
        catch (SessionStateException e)
        {
            WriteError(new ErrorRecord(e.ErrorRecord, e));
        }
    }
}
