using System.Management.Automation.Language;
using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Indexing;

/// <summary>Lists the functions of an app that are declared by attributes in code, beside those that have a function.json.</summary>
internal static class FunctionIndexer
{
    private const string ConfigName = "function.json";
    private const string Marker = "[Function";

    /// <summary>Reads the app's scripts without running any. One that declares a function wrongly is listed as failed.</summary>
    public static FunctionMetadataResponse Index(string appRoot)
    {
        var response = new FunctionMetadataResponse { Result = StatusResults.Success() };
        if (Directory.Exists(appRoot))
        {
            foreach (var path in FindScripts(appRoot))
            {
                response.FunctionMetadataResults.AddRange(IndexFile(path));
            }
        }

        // Without declarations in code the host knows better than we do how to read its own files.
        response.UseDefaultMetadataIndexing = response.FunctionMetadataResults.Count == 0;
        if (!response.UseDefaultMetadataIndexing)
        {
            response.FunctionMetadataResults.AddRange(FunctionConfigIndexer.Index(appRoot));
        }

        return response;
    }

    /// <summary>Scripts outside the app's modules and outside folders that have a function.json.</summary>
    private static IEnumerable<string> FindScripts(string appRoot)
    {
        var folders = Directory.EnumerateDirectories(appRoot)
            .Where(folder => !Path.GetFileName(folder).Equals("Modules", StringComparison.OrdinalIgnoreCase)
                && !Path.GetFileName(folder).StartsWith('.')
                && !File.Exists(Path.Combine(folder, ConfigName)))
            .Order(StringComparer.Ordinal);
        return Scripts(appRoot).Concat(folders.SelectMany(Scripts));

        static IEnumerable<string> Scripts(string folder) => Directory.EnumerateFiles(folder)
            .Where(path => Path.GetExtension(path).ToUpperInvariant() is ".PS1" or ".PSM1")
            .Order(StringComparer.Ordinal);
    }

    private static IEnumerable<RpcFunctionMetadata> IndexFile(string path)
    {
        if (!File.ReadAllText(path).Contains(Marker, StringComparison.OrdinalIgnoreCase))
        {
            return [];
        }

        var script = Parser.ParseFile(path, out _, out var errors);
        if (errors is [var error, ..])
        {
            return [Failed(path, Path.GetFileNameWithoutExtension(path), new IndexingException(error.Extent, error.Message))];
        }

        var isModule = Path.GetExtension(path).Equals(".psm1", StringComparison.OrdinalIgnoreCase);
        var found = new List<RpcFunctionMetadata>();
        if (!isModule && FunctionAttributeOf(script.ParamBlock) is not null)
        {
            found.Add(Describe(path, Path.GetFileNameWithoutExtension(path), "", script.ParamBlock!));
        }

        foreach (var function in script.FindAll(static ast => ast is FunctionDefinitionAst, searchNestedScriptBlocks: false)
            .Cast<FunctionDefinitionAst>())
        {
            if (FunctionAttributeOf(function.Body.ParamBlock) is { } attribute)
            {
                found.Add(isModule
                    ? Describe(path, function.Name, function.Name, function.Body.ParamBlock!)
                    : Failed(path, function.Name, new IndexingException(
                        attribute.Extent,
                        "[Function()] stands in a .ps1 file on a function. Put it above the script's own param block, or move the function to a .psm1 file.")));
            }
        }

        return found;
    }

    private static AttributeAst? FunctionAttributeOf(ParamBlockAst? block) => block?.Attributes.FirstOrDefault(AttributeBindings.IsFunction);

    private static RpcFunctionMetadata Describe(string path, string defaultName, string entryPoint, ParamBlockAst block)
    {
        var name = defaultName;
        try
        {
            name = AttributeBindings.Arguments(FunctionAttributeOf(block)!).GetValueOrDefault("Name") as string ?? defaultName;
            var metadata = new RpcFunctionMetadata
            {
                Name = name,
                Directory = Path.GetDirectoryName(path)!,
                ScriptFile = path,
                EntryPoint = entryPoint,
                Language = "powershell",
                FunctionId = Guid.NewGuid().ToString(),
                Status = StatusResults.Success(),
            };
            foreach (var binding in Bindings(block))
            {
                if (!metadata.Bindings.TryAdd(binding.Name, new BindingInfo { Type = binding.Type, Direction = binding.Direction }))
                {
                    throw new IndexingException(block.Extent, $"Two bindings are named '{binding.Name}'.");
                }

                metadata.RawBindings.Add(binding.ToJson());
            }

            return metadata;
        }
        catch (IndexingException exception)
        {
            return Failed(path, name, exception);
        }
    }

    private static List<IndexedBinding> Bindings(ParamBlockAst block)
    {
        var bindings = new List<IndexedBinding>();
        foreach (var parameter in block.Parameters)
        {
            bindings.AddRange(parameter.Attributes.OfType<AttributeAst>()
                .Select(attribute => AttributeBindings.OfParameter(attribute, parameter.Name.VariablePath.UserPath))
                .OfType<IndexedBinding>());
        }

        bindings.AddRange(block.Attributes.Select(AttributeBindings.OfFunction).OfType<IndexedBinding>());
        if (!bindings.Exists(static binding => binding.Type.EndsWith("Trigger", StringComparison.OrdinalIgnoreCase)))
        {
            throw new IndexingException(
                FunctionAttributeOf(block)!.Extent, "The function has no trigger. Add one to a parameter, for example [HttpTrigger()] $Request.");
        }

        if (bindings.Exists(static binding => binding.Type == "httpTrigger") && !bindings.Exists(static binding => binding.Type == "http"))
        {
            bindings.Add(new IndexedBinding("Response", "http", BindingInfo.Types.Direction.Out, []));
        }

        return bindings;
    }

    private static RpcFunctionMetadata Failed(string path, string name, IndexingException exception) => new()
    {
        Name = name,
        Directory = Path.GetDirectoryName(path)!,
        ScriptFile = path,
        Language = "powershell",
        Status = StatusResults.Failure(exception),
    };
}
