using System.Globalization;
using System.Text.Json;

namespace PowerShellWorker.Host.Configuration;

/// <summary>Takes typed settings out of a JSON object and reports each one that has the wrong shape.</summary>
/// <remarks>Scalars may be written as strings: settings that come from environment variables always are.</remarks>
internal readonly struct ConfigNodeReader(ConfigNode root, ConfigProblems problems)
{
    public bool Boolean(bool defaultValue, params ReadOnlySpan<string> path)
    {
        var node = root.Find(path);
        if (node is null)
        {
            return defaultValue;
        }

        if (bool.TryParse(node.Text, out var value) && node.IsScalar)
        {
            return value;
        }

        problems.Add(node.Where, $"'{Name(path)}' is {node.Display}.", "Use true or false.");
        return defaultValue;
    }

    public int Integer(int defaultValue, int minimum, params ReadOnlySpan<string> path)
    {
        var node = root.Find(path);
        if (node is null)
        {
            return defaultValue;
        }

        if (node.IsScalar && int.TryParse(node.Text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var value)
            && value >= minimum)
        {
            return value;
        }

        problems.Add(node.Where, $"'{Name(path)}' is {node.Display}.", $"Use a whole number of at least {minimum}.");
        return defaultValue;
    }

    public TimeSpan Duration(TimeSpan defaultValue, TimeSpan minimum, params ReadOnlySpan<string> path)
    {
        var node = root.Find(path);
        if (node is null)
        {
            return defaultValue;
        }

        if (node.Kind == JsonValueKind.String && TimeSpan.TryParse(node.Text, CultureInfo.InvariantCulture, out var value)
            && node.Text.Contains(':', StringComparison.Ordinal) && value >= minimum)
        {
            return value;
        }

        problems.Add(node.Where, $"'{Name(path)}' is {node.Display}.", $"Use a time span of at least {minimum:c}, for example \"00:05:00\".");
        return defaultValue;
    }

    public string? Text(params ReadOnlySpan<string> path)
    {
        var node = root.Find(path);
        if (node is null)
        {
            return null;
        }

        if (node.Kind == JsonValueKind.String)
        {
            return node.Text;
        }

        problems.Add(node.Where, $"'{Name(path)}' is {node.Display}.", "Use a string.");
        return null;
    }

    /// <summary>An array of strings; null when the setting is absent.</summary>
    public string[]? Texts(params ReadOnlySpan<string> path)
    {
        var node = root.Find(path);
        if (node is null)
        {
            return null;
        }

        if (node.Kind == JsonValueKind.Array && node.Items.All(static item => item.Kind == JsonValueKind.String))
        {
            return [.. node.Items.Select(static item => item.Text)];
        }

        // An environment variable gives an array as an object with the indexes as names.
        if (node.Kind == JsonValueKind.Object && node.Properties.All(static item => int.TryParse(item.Key, out _)))
        {
            return [.. node.Properties.OrderBy(static item => int.Parse(item.Key, CultureInfo.InvariantCulture)).Select(static item => item.Value.Text)];
        }

        problems.Add(node.Where, $"'{Name(path)}' is {node.Display}.", "Use an array of strings, for example [\"a\", \"b\"].");
        return null;
    }

    /// <summary>An object whose values are scalars; empty when the setting is absent.</summary>
    public Dictionary<string, string> Map(params ReadOnlySpan<string> path)
    {
        var values = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        var node = root.Find(path);
        if (node is null)
        {
            return values;
        }

        if (node.Kind != JsonValueKind.Object)
        {
            problems.Add(node.Where, $"'{Name(path)}' is {node.Display}.", "Use an object of names and values, for example { \"name\": \"value\" }.");
            return values;
        }

        foreach (var (name, value) in node.Properties)
        {
            if (value.IsScalar)
            {
                values[name] = value.Text;
            }
            else
            {
                problems.Add(value.Where, $"'{Name(path)}.{name}' is {value.Display}.", "Use a string.");
            }
        }

        return values;
    }

    private static string Name(ReadOnlySpan<string> path) => string.Join('.', path);
}
