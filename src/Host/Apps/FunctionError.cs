using PowerShellWorker.Host.Configuration;

namespace PowerShellWorker.Host.Apps;

/// <summary>A function that cannot be served, and everything that is wrong with it. The others are served all the same.</summary>
internal sealed record FunctionError(string Name, IReadOnlyCollection<ConfigProblem> Problems);
