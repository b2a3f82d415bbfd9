namespace System.Management.Automation.Runtime;

internal sealed partial class ExecutionContext
{
    private ModuleTable? _modules;

    /// <summary>The modules of the runspace.</summary>
    public ModuleTable Modules => _modules ??= new ModuleTable(this);
}
