namespace Microsoft.Azure.Functions.PowerShellWorker.Pools;

/// <summary>What a waiting slot is to do next.</summary>
internal enum SlotOrder
{
    /// <summary>Run the invocation that comes with the order.</summary>
    Run,

    /// <summary>Bring the runspace up to date (profile, module path) and come back.</summary>
    Prepare,

    /// <summary>Join the queue: a spare becomes active.</summary>
    Serve,

    /// <summary>End.</summary>
    Retire,
}
