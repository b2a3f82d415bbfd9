namespace PowerShellWorker.Host.Configuration;

/// <summary>What local.settings.json says.</summary>
internal sealed record LocalSettingsConfig
{
    /// <summary>Whether the file was there.</summary>
    public bool Exists { get; init; }

    /// <summary>App settings: environment variables of host and worker unless the environment already has them.</summary>
    public IReadOnlyDictionary<string, string> Values { get; init; } = new Dictionary<string, string>();

    /// <summary>Names whose value was JSON null, which sets nothing.</summary>
    public IReadOnlyList<string> NullValues { get; init; } = [];

    public IReadOnlyDictionary<string, string> ConnectionStrings { get; init; } = new Dictionary<string, string>();

    /// <summary>Port to listen on when the command line names none; null = 7071.</summary>
    public int? LocalHttpPort { get; init; }

    /// <summary>Address to listen on when the command line names none.</summary>
    public string? LocalHttpAddress { get; init; }

    /// <summary>Allowed origins, comma separated or "*", when the command line names none.</summary>
    public string? Cors { get; init; }

    public bool AllowsCorsCredentials { get; init; }
}
