namespace Microsoft.PowerShell.Commands;

/// <summary>Makes a variable.</summary>
[Cmdlet("New", "Variable", SupportsShouldProcess = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2097121")]
public sealed class NewVariableCommand : VariableCommandBase
{
    [Parameter(Position = 0, ValueFromPipelineByPropertyName = true, Mandatory = true)]
    public string? Name { get; set; }

    [Parameter(Position = 1, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    public object? Value { get; set; }

    [Parameter]
    public string? Description { get; set; }

    [Parameter]
    public ScopedItemOptions Option { get; set; } = ScopedItemOptions.None;

    [Parameter]
    public SessionStateEntryVisibility Visibility { get; set; }

    [Parameter]
    public SwitchParameter Force { get; set; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    protected override void ProcessRecord()
    {
        if (!ShouldProcess($"Name: {Name} Value: {CmdletSupport.Text(Value)}", "New variable"))
        {
            return;
        }

        var path = new VariablePath(Name!);
        Guard(() =>
        {
            var scope = ScopeOrNull() ?? State.ScopeOf(path) ?? State.CurrentScope;
            if (!Force && scope.GetLocalVariable(path.UnqualifiedPath) is not null)
            {
                throw new SessionStateException(path.UnqualifiedPath, SessionStateCategory.Variable, "VariableAlreadyExists", ErrorCategory.ResourceExists,
                    $"A variable with name '{path.UnqualifiedPath}' already exists.");
            }

            var variable = VariableTable.Set(scope, path.UnqualifiedPath, Value, true, Option, Force);
            if (Description is not null)
            {
                variable.Description = Description;
            }

            if (PassThru)
            {
                WriteObject(variable);
            }
        });
    }
}
