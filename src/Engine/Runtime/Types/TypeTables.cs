namespace System.Management.Automation.Runtime;

/// <summary>The type data that counts on this thread: the runspace's, or what all runspaces share.</summary>
internal static class TypeTables
{
    public static TypeDataTable Current => ExecutionContext.Current?.Types ?? TypeDataTable.Default;
}
