namespace System.Management.Automation.Runtime;

/// <summary>Looks through the wrappers that PowerShell puts around objects.</summary>
internal static class BaseValue
{
    /// <summary>The object inside a wrapper; a custom object, which has nothing inside, and anything else stay what they are.</summary>
    public static object? Of(object? value)
        => value is PSObject { BaseObject: not PSCustomObject and var inner } ? inner : value;

    /// <summary>Null, or the object that stands for no output.</summary>
    public static bool IsNull(object? value) => value is null || ReferenceEquals(value, Internal.AutomationNull.Value);
}
