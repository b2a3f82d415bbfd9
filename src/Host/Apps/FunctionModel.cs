using PowerShellWorker.Host.Configuration;

namespace PowerShellWorker.Host.Apps;

/// <summary>One function that is fit to be loaded.</summary>
internal sealed record FunctionModel
{
    /// <summary>What the worker is told to call it by; new each time the app is read.</summary>
    public required string Id { get; init; }

    /// <summary>Position among the app's functions, for tables indexed by function.</summary>
    public required int Index { get; init; }

    public required FunctionConfig Config { get; init; }

    public string Name => Config.Name;

    public string Directory => Config.Directory;

    /// <summary>Full path of the script.</summary>
    public required string ScriptFile { get; init; }

    public required IReadOnlyList<BindingModel> Bindings { get; init; }

    public required BindingModel Trigger { get; init; }

    /// <summary>Null for every trigger that is not HTTP.</summary>
    public HttpTriggerModel? Http { get; init; }

    /// <summary>Loaded, callable by the admin endpoint, but never triggered.</summary>
    public required bool IsDisabled { get; init; }
}
