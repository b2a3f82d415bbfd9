using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Functions;

/// <summary>The functions that have been loaded. Loads come one after the other; look-ups may come from any thread.</summary>
internal sealed class FunctionTable
{
    private readonly ConcurrentDictionary<string, LoadedFunction> _byId = new(StringComparer.Ordinal);
    private readonly Dictionary<string, FunctionLoadRequest> _requests = new(StringComparer.Ordinal);
    private readonly Dictionary<string, int> _generations = new(StringComparer.OrdinalIgnoreCase);

    public int Count => _byId.Count;

    public bool Contains(string id) => _byId.ContainsKey(id);

    public bool TryGet(string id, [NotNullWhen(true)] out LoadedFunction? function) => _byId.TryGetValue(id, out function);

    /// <summary>Loads a function, or does nothing when its id is loaded already.</summary>
    public void Load(FunctionLoadRequest request, string appRoot)
    {
        if (!_byId.ContainsKey(request.FunctionId))
        {
            Replace(request, appRoot);
            _requests[request.FunctionId] = request;
        }
    }

    /// <summary>Functions whose script is the given file.</summary>
    public IReadOnlyList<LoadedFunction> FindByScript(string path) =>
        _byId.Values.Where(function => function.Description.ScriptPath.Equals(path, PathComparison)).ToList();

    /// <summary>Forgets a function: its file is gone. Invocations under way go on.</summary>
    public void Unload(LoadedFunction function) => _byId.TryRemove(function.Id, out _);

    /// <summary>Reads a function's file again. Invocations under way go on with what they started with.</summary>
    public LoadedFunction Reload(LoadedFunction function, string appRoot) => Replace(_requests[function.Id], appRoot);

    private static StringComparison PathComparison =>
        OperatingSystem.IsWindows() ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal;

    /// <summary>
    /// Generations count per name, not per id: after a host restart in the same process the name may be deployed already.
    /// </summary>
    private LoadedFunction Replace(FunctionLoadRequest request, string appRoot)
    {
        var description = FunctionLoader.Load(request, appRoot);
        var generation = _generations.GetValueOrDefault(description.Name) + 1;
        _generations[description.Name] = generation;
        return _byId[request.FunctionId] = new LoadedFunction(description, generation);
    }
}
