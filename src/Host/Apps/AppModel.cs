using PowerShellWorker.Host.Configuration;
using PowerShellWorker.Host.Routing;

namespace PowerShellWorker.Host.Apps;

/// <summary>A validated snapshot of the whole app. Never changes: a reload makes a new one.</summary>
internal sealed record AppModel
{
    /// <summary>Full path of the app's folder.</summary>
    public required string Root { get; init; }

    public required HostConfig Host { get; init; }

    public required AppSettings Settings { get; init; }

    /// <summary>In name order, without case: routes are tried in this order.</summary>
    public required IReadOnlyList<FunctionModel> Functions { get; init; }

    public required IReadOnlyList<FunctionError> Errors { get; init; }

    public required RouteTable Routes { get; init; }

    public FunctionModel? Find(string name) =>
        Functions.FirstOrDefault(function => function.Name.Equals(name, StringComparison.OrdinalIgnoreCase));
}
