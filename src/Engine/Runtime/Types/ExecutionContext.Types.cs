namespace System.Management.Automation.Runtime;

internal sealed partial class ExecutionContext
{
    /// <summary>Type data of this runspace. The table is immutable: a change puts another in its place, so that what sites
    /// remember of the old one is forgotten.</summary>
    public TypeDataTable Types { get; set; } = TypeDataTable.Default;
}
