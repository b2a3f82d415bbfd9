namespace System.Management.Automation.Internal;

public static class AutomationNull
{
    public static PSObject Value { get => throw Unsupported.Member(); }
}
