namespace Microsoft.Azure.Functions.PowerShellWorker.Functions;

/// <summary>Parameters that are filled by the worker when a function declares them, whatever its bindings.</summary>
internal static class ReservedParameters
{
    public const string TriggerMetadata = "TriggerMetadata";
    public const string TraceContext = "TraceContext";
    public const string RetryContext = "RetryContext";

    public static bool Contains(string name) =>
        name.Equals(TriggerMetadata, StringComparison.OrdinalIgnoreCase)
        || name.Equals(TraceContext, StringComparison.OrdinalIgnoreCase)
        || name.Equals(RetryContext, StringComparison.OrdinalIgnoreCase);
}
