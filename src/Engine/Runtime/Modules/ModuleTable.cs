namespace System.Management.Automation.Runtime;

/// <summary>The modules of one runspace.</summary>
internal sealed partial class ModuleTable : IDisposable
{
    private readonly ExecutionContext _context;

    public ModuleTable(ExecutionContext context) => _context = context;

    public void Dispose()
    {
    }

    public bool TryAutoLoad(string commandName) => false;

    public bool TryAutoLoadModule(string moduleName) => false;

    public PSModuleInfo? FindLoaded(string name) => null;
}
