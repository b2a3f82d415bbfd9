using System.Management.Automation;
using Microsoft.Azure.Functions.PowerShellWorker.Functions;

namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>A function in one runspace.</summary>
/// <param name="Function">The generation that was deployed.</param>
/// <param name="Command">The command there.</param>
internal sealed record DeployedFunction(LoadedFunction Function, CommandInfo Command);
