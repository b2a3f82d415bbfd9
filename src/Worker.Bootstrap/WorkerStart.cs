using Microsoft.Azure.Functions.PowerShellWorker.Engine;

namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>What the bootstrap found out before the worker itself was loaded.</summary>
/// <param name="Arguments">The command line.</param>
/// <param name="Engine">The engine that has been loaded.</param>
/// <param name="BaseFolder">The folder of the entry assembly; the helper modules lie below it.</param>
internal sealed record WorkerStart(WorkerArguments Arguments, LoadedEngine Engine, string BaseFolder);
