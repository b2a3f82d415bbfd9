namespace PowerShellWorker.Host.Invocations;

/// <summary>Why an invocation brought no result.</summary>
internal enum InvocationFailure
{
    /// <summary>The script failed, or the worker refused it.</summary>
    Function,

    /// <summary>The worker could not load the function.</summary>
    Load,

    /// <summary>It was on its way to, or running in, a worker process that ended.</summary>
    WorkerLost,

    /// <summary>The caller had gone before it was sent.</summary>
    Canceled,

    /// <summary>functionTimeout passed.</summary>
    Timeout,

    /// <summary>No worker could be started, or the host is stopping.</summary>
    NoWorker,
}
