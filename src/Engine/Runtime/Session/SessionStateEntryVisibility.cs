namespace System.Management.Automation;

public enum SessionStateEntryVisibility
{
    Private = 1,
    Public = 0,
}
