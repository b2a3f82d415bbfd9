using Microsoft.Azure.Functions.PowerShellWorker.Data.Json;
using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Indexing;

/// <summary>Lists the functions of an app that have a function.json, for hosts that leave all indexing to the worker.</summary>
internal static class FunctionConfigIndexer
{
    public static IEnumerable<RpcFunctionMetadata> Index(string appRoot)
    {
        foreach (var folder in Directory.EnumerateDirectories(appRoot).Order(StringComparer.Ordinal))
        {
            var path = Path.Combine(folder, "function.json");
            if (File.Exists(path))
            {
                yield return Read(folder, path);
            }
        }
    }

    private static RpcFunctionMetadata Read(string folder, string path)
    {
        var metadata = new RpcFunctionMetadata { Name = Path.GetFileName(folder), Directory = folder, Language = "powershell" };
        try
        {
            var config = JsonReader.Read(File.ReadAllBytes(path)) as OrderedHashtable
                ?? throw new ArgumentException("It is not a JSON object.");
            metadata.ScriptFile = Path.GetFullPath(config["scriptFile"] as string ?? "run.ps1", folder);
            metadata.EntryPoint = config["entryPoint"] as string ?? "";
            metadata.FunctionId = Guid.NewGuid().ToString();
            metadata.Status = StatusResults.Success();
            foreach (var binding in (config["bindings"] as object[] ?? []).OfType<OrderedHashtable>())
            {
                Add(metadata, binding);
            }
        }
        catch (ArgumentException exception)
        {
            metadata.Status = StatusResults.Failure(new ArgumentException($"{path}: {exception.Message}", exception));
        }

        return metadata;
    }

    private static void Add(RpcFunctionMetadata metadata, OrderedHashtable binding)
    {
        var name = binding["name"] as string ?? throw new ArgumentException("A binding has no 'name'. Add one.");
        var type = binding["type"] as string ?? throw new ArgumentException($"The binding '{name}' has no 'type'. Add one, for example \"type\": \"http\".");
        metadata.Bindings[name] = new BindingInfo
        {
            Type = type,
            Direction = (binding["direction"] as string)?.ToUpperInvariant() switch
            {
                null or "IN" => BindingInfo.Types.Direction.In,
                "OUT" => BindingInfo.Types.Direction.Out,
                "INOUT" => BindingInfo.Types.Direction.Inout,
                var other => throw new ArgumentException($"The binding '{name}' has the direction '{other}'. Allowed are in, out, inout."),
            },
        };
        metadata.RawBindings.Add(JsonWriter.Write(binding, JsonReader.MaxDepth));
    }
}
