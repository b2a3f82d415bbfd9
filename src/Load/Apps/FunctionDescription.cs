using System.Text.Json;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace PowerShellWorker.Load.Apps;

/// <summary>One function of an app, as its function.json says; just enough to load and to trigger it.</summary>
internal sealed class FunctionDescription
{
    private static readonly JsonDocumentOptions Lenient = new() { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true };

    private FunctionDescription(string name, string directory, string scriptFile, string entryPoint)
    {
        (Name, Directory, ScriptFile, EntryPoint) = (name, directory, scriptFile, entryPoint);
    }

    public string Name { get; }

    public string Directory { get; }

    public string ScriptFile { get; }

    public string EntryPoint { get; }

    public Dictionary<string, BindingInfo> Bindings { get; } = new(StringComparer.Ordinal);

    /// <summary>Name of the binding that triggers it.</summary>
    public string Trigger { get; private set; } = "";

    public string TriggerType => Bindings[Trigger].Type;

    /// <summary>Name of the output that answers an HTTP request; null when there is none.</summary>
    public string? HttpOutput => Bindings.FirstOrDefault(
        binding => binding.Value.Type.Equals("http", StringComparison.OrdinalIgnoreCase) && binding.Value.Direction != BindingInfo.Types.Direction.In).Key;

    /// <summary>Route template of an HTTP trigger; the name when function.json gives none.</summary>
    public string Route { get; private set; } = "";

    public static FunctionDescription Read(string appDirectory, string name)
    {
        var directory = Path.Combine(appDirectory, name);
        var file = Path.Combine(directory, "function.json");
        if (!File.Exists(file))
        {
            throw new LoadException($"Function '{name}': there is no '{file}'. Check --app and --function.");
        }

        try
        {
            using var json = JsonDocument.Parse(File.ReadAllBytes(file), Lenient);
            var root = json.RootElement;
            var function = new FunctionDescription(
                name,
                directory,
                Path.GetFullPath(Path.Combine(directory, Text(root, "scriptFile") ?? "run.ps1")),
                Text(root, "entryPoint") ?? "");
            foreach (var binding in root.GetProperty("bindings").EnumerateArray())
            {
                function.Add(binding);
            }

            return function.Trigger.Length > 0
                ? function
                : throw new LoadException($"Function '{name}' ({file}): no binding has a type that ends in 'Trigger'.");
        }
        catch (Exception exception) when (exception is JsonException or KeyNotFoundException or InvalidOperationException)
        {
            throw new LoadException($"Function '{name}' ({file}): {exception.Message}", exception);
        }
    }

    /// <summary>What a host sends to load it; a copy has a name of its own and the same script.</summary>
    public FunctionLoadRequest ToLoadRequest(string functionId, string name)
    {
        var metadata = new RpcFunctionMetadata
        {
            Name = name,
            Directory = Directory,
            ScriptFile = ScriptFile,
            EntryPoint = EntryPoint,
            FunctionId = functionId,
            Language = "powershell",
        };
        metadata.Bindings.Add(Bindings);
        return new FunctionLoadRequest { FunctionId = functionId, Metadata = metadata };
    }

    private static string? Text(JsonElement element, string property) =>
        element.TryGetProperty(property, out var value) && value.ValueKind == JsonValueKind.String ? value.GetString() : null;

    private void Add(JsonElement binding)
    {
        var name = Text(binding, "name") ?? throw new JsonException("a binding has no 'name'");
        var type = Text(binding, "type") ?? throw new JsonException($"binding '{name}' has no 'type'");
        var isTrigger = type.EndsWith("Trigger", StringComparison.OrdinalIgnoreCase);
        Bindings[name] = new BindingInfo
        {
            Type = type,
            Direction = Text(binding, "direction")?.ToUpperInvariant() switch
            {
                "OUT" => BindingInfo.Types.Direction.Out,
                "INOUT" => BindingInfo.Types.Direction.Inout,
                _ => BindingInfo.Types.Direction.In,
            },
            DataType = Text(binding, "dataType")?.ToUpperInvariant() switch
            {
                "STRING" => BindingInfo.Types.DataType.String,
                "BINARY" => BindingInfo.Types.DataType.Binary,
                "STREAM" => BindingInfo.Types.DataType.Stream,
                _ => BindingInfo.Types.DataType.Undefined,
            },
        };
        if (isTrigger)
        {
            Trigger = name;
            Route = Text(binding, "route") ?? Name;
        }
    }
}
