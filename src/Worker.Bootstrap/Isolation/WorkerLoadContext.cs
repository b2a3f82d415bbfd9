using System.Reflection;
using System.Runtime.Loader;

namespace Microsoft.Azure.Functions.PowerShellWorker.Isolation;

/// <summary>
/// Where the worker and its packages live. What scripts and modules load goes to the default context, which knows only the framework,
/// the engine and the entry assembly; so a module may bring any version of a package that the worker uses itself.
/// </summary>
internal sealed class WorkerLoadContext : AssemblyLoadContext
{
    private const string CoreAssembly = "Microsoft.Azure.Functions.PowerShellWorker.Core";
    private const string CoreType = "Microsoft.Azure.Functions.PowerShellWorker.WorkerCore";

    private readonly string _folder;

    private WorkerLoadContext(string folder)
        : base("PowerShellWorker") => _folder = folder;

    /// <summary>Loads the worker from <c>core/</c> beside the entry assembly and runs it.</summary>
    /// <exception cref="StartException">The folder is incomplete.</exception>
    public static int StartWorker(WorkerStart start)
    {
        var folder = Path.Combine(start.BaseFolder, "core");
        var path = Path.Combine(folder, CoreAssembly + ".dll");
        if (!File.Exists(path))
        {
            throw new StartException($"'{path}' is missing. Install the worker again: its folder is incomplete.");
        }

        var core = new WorkerLoadContext(folder).LoadFromAssemblyPath(path).GetType(CoreType, throwOnError: true)!;
        return ((IWorkerCore)Activator.CreateInstance(core)!).Run(start);
    }

    protected override Assembly? Load(AssemblyName assemblyName)
    {
        var path = Path.Combine(_folder, assemblyName.Name + ".dll");
        return File.Exists(path) ? LoadFromAssemblyPath(path) : null;
    }
}
