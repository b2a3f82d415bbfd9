namespace PowerShellWorker.Host.Configuration;

/// <summary>What one function.json says.</summary>
internal sealed record FunctionConfig
{
    /// <summary>Name of the function, which is its folder's.</summary>
    public required string Name { get; init; }

    /// <summary>Full path of the function's folder.</summary>
    public required string Directory { get; init; }

    public required ConfigNode Root { get; init; }

    /// <summary>Script relative to the folder; null lets the host look for it.</summary>
    public string? ScriptFile { get; init; }

    public string? EntryPoint { get; init; }

    /// <summary>"true", "false", or the name of an app setting that says so.</summary>
    public string? Disabled { get; init; }

    public bool IsExcluded { get; init; }

    public required IReadOnlyList<BindingConfig> Bindings { get; init; }

    /// <summary>How messages call the file: "Hello/function.json".</summary>
    public string FileName => $"{Name}/{FunctionConfigReader.FileName}";
}
