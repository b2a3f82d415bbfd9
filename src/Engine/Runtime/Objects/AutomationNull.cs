namespace System.Management.Automation.Internal;

/// <summary>What a pipeline gives that writes nothing: counts as null, but vanishes instead of being written.</summary>
public static class AutomationNull
{
    public static PSObject Value { get; } = new();
}
