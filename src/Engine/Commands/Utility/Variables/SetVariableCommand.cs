using System.Management.Automation.Internal;

namespace Microsoft.PowerShell.Commands;

/// <summary>Sets variables, making those that do not exist.</summary>
[Cmdlet("Set", "Variable", SupportsShouldProcess = true, HelpUri = "https://go.microsoft.com/fwlink/?LinkID=2096624")]
[OutputType(typeof(PSVariable))]
public sealed class SetVariableCommand : VariableCommandBase
{
    private readonly List<object?> _values = [];
    private object? _value = AutomationNull.Value;
    private bool _fromPipeline;

    [Parameter(Position = 0, ValueFromPipelineByPropertyName = true, Mandatory = true)]
    public string[]? Name { get; set; }

    [Parameter(Position = 1, ValueFromPipeline = true, ValueFromPipelineByPropertyName = true)]
    public object? Value { get => _value; set => _value = value; }

    [Parameter]
    public string[] Include { get => IncludeFilters; set => IncludeFilters = value ?? []; }

    [Parameter]
    public string[] Exclude { get => ExcludeFilters; set => ExcludeFilters = value ?? []; }

    [Parameter]
    public string? Description { get; set; }

    [Parameter]
    public ScopedItemOptions Option { get; set; }

    [Parameter]
    public SwitchParameter Force { get; set; }

    [Parameter]
    public SessionStateEntryVisibility Visibility { get; set; }

    [Parameter]
    public SwitchParameter PassThru { get; set; }

    [Parameter]
    public SwitchParameter Append { get; set; }

    protected override void BeginProcessing() => _fromPipeline = MyInvocation.ExpectingInput && !MyInvocation.BoundParameters.ContainsKey(nameof(Value));

    protected override void ProcessRecord()
    {
        if (_fromPipeline)
        {
            if (!ReferenceEquals(_value, AutomationNull.Value))
            {
                _values.Add(_value);
            }

            return;
        }

        SetAll(ReferenceEquals(_value, AutomationNull.Value) ? null : _value, MyInvocation.BoundParameters.ContainsKey(nameof(Value)));
    }

    protected override void EndProcessing()
    {
        if (_fromPipeline)
        {
            SetAll(_values.Count switch { 0 => null, 1 => _values[0], _ => _values.ToArray() }, hasValue: true);
        }
    }

    private void SetAll(object? value, bool hasValue)
    {
        foreach (var name in Name ?? [])
        {
            var known = WildcardPattern.ContainsWildcardCharacters(name) ? Matching(name) : [];
            if (known.Count > 0)
            {
                foreach (var variable in known)
                {
                    Guard(() => Change(variable.Name, value, hasValue));
                }
            }
            else
            {
                Guard(() => Change(name, value, hasValue));
            }
        }
    }

    private void Change(string name, object? value, bool hasValue)
    {
        if (!ShouldProcess($"Name: {name} Value: {CmdletSupport.Text(value)}", "Set variable"))
        {
            return;
        }

        var path = new VariablePath(name);
        var scope = ScopeOrNull() ?? State.ScopeOf(path) ?? State.CurrentScope;
        if (Append && scope.GetLocalVariable(path.UnqualifiedPath) is { } before)
        {
            value = System.Management.Automation.Runtime.Operators.Add(before.Value is object[]? before.Value : (object?[])[before.Value], value);
        }

        var bound = MyInvocation.BoundParameters;
        var result = VariableTable.Set(scope, path.UnqualifiedPath, value, hasValue, bound.ContainsKey(nameof(Option)) ? Option : null, Force);
        if (Description is not null)
        {
            result.Description = Description;
        }

        if (bound.ContainsKey(nameof(Visibility)))
        {
            result.Visibility = Visibility;
        }

        if (PassThru)
        {
            WriteObject(result);
        }
    }
}
