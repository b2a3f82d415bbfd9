using Microsoft.Azure.Functions.PowerShellWorker.Messaging;
using Microsoft.Azure.Functions.PowerShellWorker.Settings;

namespace Worker.Tests.Messaging;

public sealed class CapabilitiesTests
{
    [Fact]
    public void Names_what_the_worker_can_do() => Assert.Equal(
        [
            "AcceptsListOfFunctionLoadRequests", "EnableUserCodeException", "HandlesInvocationCancelMessage", "HandlesWorkerTerminateMessage",
            "HandlesWorkerWarmupMessage", "RawHttpBodyBytes", "RpcHttpBodyOnly", "RpcHttpTriggerMetadataRemoved", "TypedDataCollection",
            "UseNullableValueDictionaryForHttp", "WorkerStatus",
        ],
        Names(new WorkerSettings(), []));

    [Fact]
    public void Answers_loads_together_only_to_a_host_that_counts_them_right() => Assert.Contains(
        "SupportsLoadResponseCollection", Names(new WorkerSettings(), new() { ["LoadResponseCollection"] = "true" }));

    [Fact]
    public void Telemetry_is_named_only_when_it_is_on() => Assert.Contains(
        "WorkerOpenTelemetryEnabled", Names(new WorkerSettings { OpenTelemetryEnabled = true }, []));

    private static string[] Names(WorkerSettings settings, Dictionary<string, string> ofHost)
    {
        var capabilities = new Dictionary<string, string>();
        Capabilities.AddTo(capabilities, settings, ofHost);
        Assert.All(capabilities.Values, value => Assert.Equal("true", value));
        return [.. capabilities.Keys.Order(StringComparer.Ordinal)];
    }
}
