using Microsoft.Azure.Functions.PowerShellWorker.Settings;

namespace Worker.Tests.Settings;

public sealed class WorkerSettingsTests
{
    private readonly List<string> _problems = [];

    [Fact]
    public void Has_defaults_when_nothing_is_set()
    {
        Assert.Equal(new WorkerSettings(), Read([]));
        Assert.Empty(_problems);
    }

    [Fact]
    public void Reads_every_setting()
    {
        var settings = Read(new()
        {
            ["PSWorkerInProcConcurrencyUpperBound"] = "1000",
            ["PSWorkerCancelGracePeriod"] = "0.5",
            ["PSWorkerIdleRunspaceTimeout"] = "00:01:30",
            ["PSWorkerIsolation"] = "OneShot",
            ["PSWorkerFailOnError"] = "1",
            ["OTEL_FUNCTIONS_WORKER_ENABLED"] = "True",
        });

        Assert.Equal(1000, settings.MaximumRunspaces);
        Assert.Equal(TimeSpan.FromMilliseconds(500), settings.CancelGrace);
        Assert.Equal(TimeSpan.FromSeconds(90), settings.IdleTimeout);
        Assert.Equal(IsolationMode.OneShot, settings.Isolation);
        Assert.True(settings.FailOnError);
        Assert.True(settings.OpenTelemetryEnabled);
        Assert.Empty(_problems);
    }

    [Theory]
    [InlineData("PSWorkerInProcConcurrencyUpperBound", "0")]
    [InlineData("PSWorkerInProcConcurrencyUpperBound", "many")]
    [InlineData("PSWorkerCancelGracePeriod", "soon")]
    [InlineData("PSWorkerIsolation", "some")]
    [InlineData("PSWorkerFailOnError", "maybe")]
    public void A_bad_value_is_reported_and_the_default_taken(string name, string value)
    {
        Assert.Equal(new WorkerSettings(), Read(new() { [name] = value }));
        var problem = Assert.Single(_problems);
        Assert.Contains(name, problem, StringComparison.Ordinal);
        Assert.Contains($"'{value}'", problem, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("True", true)]
    [InlineData("true", true)]
    [InlineData("False", false)]
    [InlineData("1", false)]
    [InlineData(null, false)]
    public void Telemetry_is_on_only_when_the_setting_says_true(string? value, bool expected) =>
        Assert.Equal(expected, WorkerSettings.Read(name => name == "OTEL_FUNCTIONS_WORKER_ENABLED" ? value : null, _problems.Add).OpenTelemetryEnabled);

    [Fact]
    public void Development_mode_has_one_runspace() => Assert.Equal(1, Read(new()
    {
        ["PSWorkerInProcConcurrencyUpperBound"] = "1000",
        ["PSWorkerDevelopmentMode"] = "true",
    }).MaximumRunspaces);

    private WorkerSettings Read(Dictionary<string, string> values) => WorkerSettings.Read(values.GetValueOrDefault, _problems.Add);
}
