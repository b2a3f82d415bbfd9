using Microsoft.Azure.Functions.PowerShellWorker.Engine;
using Microsoft.Azure.Functions.PowerShellWorker.Invocation;

namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>What the runspaces of the pool share.</summary>
internal sealed record SlotRunspaceParts(RunspaceMaker Maker, PristineVariables Pristine);
