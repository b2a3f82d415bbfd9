namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>The worker behind the bootstrap, in its own load context.</summary>
internal interface IWorkerCore
{
    /// <summary>Runs until the host ends the stream; returns the exit code of the process.</summary>
    int Run(WorkerStart start);
}
