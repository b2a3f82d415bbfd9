using Microsoft.Azure.Functions.PowerShellWorker.Settings;

namespace Microsoft.Azure.Functions.PowerShellWorker.Messaging;

/// <summary>What the worker tells the host it can do. A host takes any value but the empty one for yes.</summary>
internal static class Capabilities
{
    private const string Yes = "true";

    /// <summary>Host capability that only our own host has: it counts one expected reply for a collection of loads.</summary>
    public const string HostAcceptsLoadCollections = "LoadResponseCollection";

    private static readonly string[] Always =
    [
        "RpcHttpBodyOnly",
        "RpcHttpTriggerMetadataRemoved",
        "RawHttpBodyBytes",
        "TypedDataCollection",
        "UseNullableValueDictionaryForHttp",
        "WorkerStatus",
        "HandlesInvocationCancelMessage",
        "HandlesWorkerTerminateMessage",
        "HandlesWorkerWarmupMessage",
        "AcceptsListOfFunctionLoadRequests",
        "EnableUserCodeException",
    ];

    /// <summary>All capabilities, for the answer to init.</summary>
    public static void AddTo(IDictionary<string, string> capabilities, WorkerSettings settings, IDictionary<string, string> ofHost)
    {
        foreach (var name in Always)
        {
            capabilities[name] = Yes;
        }

        // Other hosts book one reply a function even when they send a collection, and later report a time-out that never was.
        if (ofHost.TryGetValue(HostAcceptsLoadCollections, out var value) && value.Length > 0)
        {
            capabilities["SupportsLoadResponseCollection"] = Yes;
        }

        AddTelemetryTo(capabilities, settings);
    }

    /// <summary>The one that app settings decide about.</summary>
    public static void AddTelemetryTo(IDictionary<string, string> capabilities, WorkerSettings settings)
    {
        if (settings.OpenTelemetryEnabled)
        {
            capabilities["WorkerOpenTelemetryEnabled"] = Yes;
        }
    }
}
