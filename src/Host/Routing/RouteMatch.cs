using PowerShellWorker.Host.Apps;

namespace PowerShellWorker.Host.Routing;

/// <summary>The function that answers a request, and the values its route took from the path.</summary>
internal readonly record struct RouteMatch(FunctionModel Function, IReadOnlyDictionary<string, string> Values);
