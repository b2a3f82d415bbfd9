namespace System.Management.Automation;

/// <summary>A property or a script whose value is shown.</summary>
public sealed class DisplayEntry
{
    public DisplayEntry(string value, DisplayEntryValueType type)
    {
        Value = value;
        ValueType = type;
    }

    public string Value { get; }

    public DisplayEntryValueType ValueType { get; }

    /// <summary>The same in code, for the built-in views: no script has to be parsed for them.</summary>
    internal Func<PSObject, object?>? Getter { get; init; }

    internal Microsoft.PowerShell.Commands.PropertyExpression? Expression { get; set; }

    public override string ToString() => $"{(ValueType == DisplayEntryValueType.Property ? "property" : "script")}: {Value}";
}
