namespace PowerShellWorker.Host.Configuration;

/// <summary>Opens a JSON file of the app.</summary>
internal static class ConfigFile
{
    /// <summary>Reads the file as a JSON object; null when that is impossible, with the reason in <paramref name="problems"/>.</summary>
    /// <param name="path">The file.</param>
    /// <param name="name">How messages call it, relative to the app's root.</param>
    /// <param name="problems">Receives what is wrong.</param>
    public static ConfigNode? Read(string path, string name, ConfigProblems problems)
    {
        byte[] bytes;
        try
        {
            bytes = File.ReadAllBytes(path);
        }
        catch (Exception error) when (error is IOException or UnauthorizedAccessException)
        {
            problems.Add(name, $"The file cannot be read: {error.Message}", "Check that it exists and that you may read it.");
            return null;
        }

        var node = ConfigNodeParser.Parse(bytes, name, problems);
        if (node is not null && node.Kind != System.Text.Json.JsonValueKind.Object)
        {
            problems.Add(node.Where, $"The file must hold a JSON object, and holds {node.Display}.", "Write { … }.");
            return null;
        }

        return node;
    }
}
