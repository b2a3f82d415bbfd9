namespace System.Management.Automation.Runtime;

/// <summary>Where a variable was found: a slot with a bare value, or a variable object; and in which scope.</summary>
internal readonly record struct VariableLocation(Scope Scope, object?[]? Slots, int Index, PSVariable? Variable)
{
    public object? Value => Variable is not null ? Variable.Value : Slots![Index];
}
