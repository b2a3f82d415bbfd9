namespace System.Management.Automation.Runtime;

internal static class RuntimeExceptionIds
{
    public static void SetErrorId(this RuntimeException exception, string errorId)
    {
    }
}
