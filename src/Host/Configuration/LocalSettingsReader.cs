using System.Text.Json;

namespace PowerShellWorker.Host.Configuration;

/// <summary>Reads local.settings.json, the file that holds app settings for one's own machine.</summary>
internal static class LocalSettingsReader
{
    public const string FileName = "local.settings.json";

    public static LocalSettingsConfig Read(string appRoot, ConfigProblems problems)
    {
        var path = Path.Combine(appRoot, FileName);
        if (!File.Exists(path))
        {
            return new LocalSettingsConfig();
        }

        if (ConfigFile.Read(path, FileName, problems) is not { } root)
        {
            return new LocalSettingsConfig { Exists = true };
        }

        var reader = new ConfigNodeReader(root, problems);
        if (reader.Boolean(false, "IsEncrypted"))
        {
            problems.Add(root.Find("IsEncrypted")!.Where, "The settings are encrypted, which psfunc cannot read.",
                "Decrypt them with the tool that encrypted them and set \"IsEncrypted\": false.");
            return new LocalSettingsConfig { Exists = true };
        }

        var port = reader.Integer(-1, 0, "Host", "LocalHttpPort");
        if (port > 65535)
        {
            problems.Add(root.Find("Host", "LocalHttpPort")!.Where, $"'Host.LocalHttpPort' is {port}.", "Use a port from 0 to 65535.");
        }

        return new LocalSettingsConfig
        {
            Exists = true,
            Values = ReadValues(root, problems, out var nulls),
            NullValues = nulls,
            ConnectionStrings = ReadConnectionStrings(root, problems),
            LocalHttpPort = port < 0 ? null : port,
            LocalHttpAddress = reader.Text("Host", "LocalHttpAddress"),
            Cors = reader.Text("Host", "CORS"),
            AllowsCorsCredentials = reader.Boolean(false, "Host", "CORSCredentials"),
        };
    }

    private static Dictionary<string, string> ReadValues(ConfigNode root, ConfigProblems problems, out List<string> nulls)
    {
        var values = new Dictionary<string, string>(StringComparer.Ordinal);
        nulls = [];
        if (root.Find("Values") is not { } node)
        {
            return values;
        }

        if (node.Kind != JsonValueKind.Object)
        {
            problems.Add(node.Where, $"'Values' is {node.Display}.", "Use an object of names and strings.");
            return values;
        }

        foreach (var (name, value) in node.Properties)
        {
            if (value.IsScalar)
            {
                values[name] = value.Text;
            }
            else if (value.Kind == JsonValueKind.Null)
            {
                nulls.Add(name);
            }
            else
            {
                problems.Add(value.Where, $"The app setting '{name}' is {value.Display}; settings become environment variables, which are text.",
                    "Write it as a string; JSON inside a string needs its quotes escaped.");
            }
        }

        return values;
    }

    private static Dictionary<string, string> ReadConnectionStrings(ConfigNode root, ConfigProblems problems)
    {
        var values = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (var (name, value) in root.Find("ConnectionStrings")?.Properties ?? new Dictionary<string, ConfigNode>())
        {
            var text = value.Kind == JsonValueKind.String ? value : value.Find("ConnectionString");
            if (text is { Kind: JsonValueKind.String })
            {
                values[name] = text.Text;
            }
            else
            {
                problems.Add(value.Where, $"The connection string '{name}' is {value.Display}.", "Use a string.");
            }
        }

        return values;
    }
}
