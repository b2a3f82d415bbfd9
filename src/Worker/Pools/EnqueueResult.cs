namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>What became of an invocation that was handed to the queue.</summary>
internal enum EnqueueResult
{
    /// <summary>A free runspace has it.</summary>
    Taken,

    /// <summary>It stands in the line.</summary>
    Waiting,

    /// <summary>The line is full, or closed.</summary>
    Refused,
}
