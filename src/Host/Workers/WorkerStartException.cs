namespace PowerShellWorker.Host.Workers;

/// <summary>A worker process did not get as far as being ready for invocations.</summary>
internal sealed class WorkerStartException(string message, Exception? inner = null) : Exception(message, inner);
