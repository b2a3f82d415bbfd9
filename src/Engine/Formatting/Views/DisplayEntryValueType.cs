namespace System.Management.Automation;

public enum DisplayEntryValueType
{
    Property = 0,
    ScriptBlock = 1,
}
