namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>The folder of an installed PowerShell (<c>$PSHOME</c>) that shall be the engine, and the setting that named it.</summary>
internal sealed record PowerShellHomeSetting(string Folder, string Source)
{
    /// <summary>The app setting; the command line wins over it.</summary>
    public const string VariableName = "PSWorkerPowerShellHome";

    /// <summary>The command-line option, without its hyphens.</summary>
    public const string OptionName = "powershell-home";

    public static PowerShellHomeSetting? Read(IReadOnlyDictionary<string, string> options, Func<string, string?> getEnvironmentVariable)
    {
        if (options.TryGetValue(OptionName, out var folder))
        {
            return new PowerShellHomeSetting(folder, "--" + OptionName);
        }

        return getEnvironmentVariable(VariableName) is { Length: > 0 } value && !string.IsNullOrWhiteSpace(value)
            ? new PowerShellHomeSetting(value, VariableName)
            : null;
    }
}
