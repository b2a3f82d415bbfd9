using System.Text.Json;

namespace PowerShellWorker.Host.Configuration;

/// <summary>Reads the function.json of one function's folder.</summary>
internal static class FunctionConfigReader
{
    public const string FileName = "function.json";

    /// <summary>Reads the file; null when it cannot be used at all, with the reason in <paramref name="problems"/>.</summary>
    public static FunctionConfig? Read(string directory, ConfigProblems problems)
    {
        var name = Path.GetFileName(directory);
        if (ConfigFile.Read(Path.Combine(directory, FileName), $"{name}/{FileName}", problems) is not { } root)
        {
            return null;
        }

        var reader = new ConfigNodeReader(root, problems);
        return new FunctionConfig
        {
            Name = name,
            Directory = directory,
            Root = root,
            ScriptFile = reader.Text("scriptFile"),
            EntryPoint = reader.Text("entryPoint"),
            Disabled = root.Find("disabled")?.Text,
            IsExcluded = reader.Boolean(false, "excluded"),
            Bindings = ReadBindings(root, problems),
        };
    }

    private static List<BindingConfig> ReadBindings(ConfigNode root, ConfigProblems problems)
    {
        var bindings = new List<BindingConfig>();
        var node = root.Find("bindings");
        if (node is null || (node.Kind == JsonValueKind.Array && node.Items.Count == 0))
        {
            problems.Add((node ?? root).Where, "At least one binding must be declared.",
                "Add \"bindings\": [ { \"type\": \"httpTrigger\", \"direction\": \"in\", \"name\": \"Request\" }, … ].");
            return bindings;
        }

        if (node.Kind != JsonValueKind.Array)
        {
            problems.Add(node.Where, $"'bindings' is {node.Display}.", "Use an array of objects, one for each binding.");
            return bindings;
        }

        foreach (var item in node.Items)
        {
            if (item.Kind != JsonValueKind.Object)
            {
                problems.Add(item.Where, $"A binding is {item.Display}.", "Use an object with 'type', 'direction' and 'name'.");
                continue;
            }

            var reader = new ConfigNodeReader(item, problems);
            bindings.Add(new BindingConfig(reader.Text("name"), reader.Text("type"), reader.Text("direction"), reader.Text("dataType"), item));
        }

        return bindings;
    }
}
