namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>The pool at one moment.</summary>
/// <param name="Waiting">Invocations in the line.</param>
/// <param name="LongestWait">How long the first of them has waited.</param>
/// <param name="Serving">Runspaces that serve or prepare to.</param>
/// <param name="HeldUp">Those of them whose invocation has run for long: sleeping, waiting for a reply, or computing.</param>
/// <param name="CpuTime">CPU time that the process has used so far.</param>
/// <param name="Now">Milliseconds on a steady clock.</param>
internal readonly record struct PoolMeasure(
    int Waiting, TimeSpan LongestWait, int Serving, int HeldUp, TimeSpan CpuTime, long Now);
