namespace System.Management.Automation.Compiler;

internal static class VariableError
{
    public static SessionStateUnauthorizedAccessException NotWritable(string name) => new(
        name, SessionStateCategory.Variable, "VariableNotWritable", $"Cannot overwrite variable {name} because it is read-only or constant.");
}
