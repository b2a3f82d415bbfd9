namespace Microsoft.Azure.Functions.PowerShellWorker.Settings;

/// <summary>What of an invocation's traces the next one in the same runspace may see.</summary>
internal enum IsolationMode
{
    /// <summary>The runspace is kept; variables that the invocation added globally and its jobs are removed.</summary>
    Reuse,

    /// <summary>The runspace is kept and brought back to how it was before the invocation; docs/worker/isolation.md lists what that covers.</summary>
    Reset,

    /// <summary>Every invocation has a new runspace.</summary>
    OneShot,
}
