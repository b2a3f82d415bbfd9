using System.Text.Json;
using PowerShellWorker.Load;
using PowerShellWorker.Load.Cli;
using PowerShellWorker.Load.Rpc;

namespace Load.Tests;

/// <summary>With real worker processes, kept short.</summary>
public sealed class RpcModeTests
{
    private static CancellationToken Limit
    {
        get
        {
            var limit = CancellationTokenSource.CreateLinkedTokenSource(TestContext.Current.CancellationToken);
            limit.CancelAfter(TimeSpan.FromSeconds(60));
            return limit.Token;
        }
    }

    [Fact]
    public async Task The_null_worker_answers_without_an_error_and_every_promised_field_is_there()
    {
        var json = JsonDocument.Parse(await RunAsync("--worker", "null", "--warmup", "0.2", "--seconds", "0.5", "--json")).RootElement;
        Assert.True(json.GetProperty("invocationsPerSecond").GetDouble() > 100);
        Assert.Equal(0, json.GetProperty("errors").GetInt64());
        string[] fields = ["p50Ms", "p95Ms", "p99Ms", "p999Ms", "maxMs", "workerRssMb", "workerRssGrowthMb", "workerCpuPercent", "workerCpuMicrosecondsPerInvocation"];
        Assert.All(fields, field => Assert.Equal(JsonValueKind.Number, json.GetProperty(field).ValueKind));
        Assert.Equal("closed", json.GetProperty("environment").GetProperty("loop").GetString());
    }

    [Theory]
    [InlineData(1)]
    [InlineData(37)]
    [InlineData(2500)]
    public async Task A_counted_run_answers_exactly_so_many(int count)
    {
        var json = JsonDocument.Parse(await RunAsync("--worker", "null", "--count", $"{count}", "--json")).RootElement;
        Assert.Equal(count, json.GetProperty("invocations").GetInt64());
    }

    [Fact]
    public async Task Repetitions_take_turns_between_workers_and_the_table_shows_all()
    {
        var text = await RunAsync(
            "--worker", "null", "--worker", "null", "--repeat", "2", "--count", "500", "--functions", "20", "--spread", "--body-bytes", "3000", "--outstanding", "7");
        Assert.Contains("1/2 null", text);
        Assert.Contains("2/2 null", text);
        Assert.Contains("sdk ", text);
        Assert.Contains("outstanding  7", text);
        Assert.Contains("p99.9 ms", text);
    }

    [Fact]
    public async Task A_cold_start_reports_its_steps_in_order()
    {
        var json = JsonDocument.Parse(await RunAsync("--worker", "null", "--coldstart", "2", "--json")).RootElement;
        double[] steps =
        [
            0, json.GetProperty("startStreamMs").GetDouble(), json.GetProperty("initMs").GetDouble(), json.GetProperty("loadMs").GetDouble(),
            json.GetProperty("firstResponseMs").GetDouble(),
        ];
        Assert.Equal(steps.Order(), steps);
        Assert.Equal(2, json.GetProperty("coldStarts").GetInt32());
    }

    [Fact]
    public async Task A_worker_that_dies_at_the_start_is_reported_with_its_exit_code()
    {
        var error = await Assert.ThrowsAsync<LoadException>(() => RunAsync("--worker", "dotnet /no/such/worker.dll", "--count", "1"));
        Assert.Contains("has exited with code", error.Message);
    }

    [Fact]
    public async Task A_program_that_is_not_there_is_one_clear_error() =>
        Assert.Contains("cannot start '/no/such/program'", (await Assert.ThrowsAsync<LoadException>(() => RunAsync("--worker", "/no/such/program"))).Message);

    [Fact]
    public async Task A_function_that_is_not_there_is_one_clear_error()
    {
        using var app = new TemporaryApp();
        var options = RpcLoadOptions.Parse(["--app", app.Folder, "--function", "other", "--worker", "null"]);
        Assert.Contains("Function 'other'", (await Assert.ThrowsAsync<LoadException>(() => RpcMode.RunAsync(options, TextWriter.Null, Limit))).Message);
    }

    [Theory]
    [InlineData("{")]
    [InlineData("{}")]
    [InlineData("""{ "bindings": [ { "type": "http", "name": "x" } ] }""")]
    [InlineData("""{ "bindings": [ { "type": "httpTrigger" } ] }""")]
    public async Task A_broken_function_json_is_one_clear_error(string functionJson)
    {
        using var app = new TemporaryApp(functionJson);
        var options = RpcLoadOptions.Parse(["--app", app.Folder, "--function", "hello", "--worker", "null"]);
        Assert.Contains("function.json", (await Assert.ThrowsAsync<LoadException>(() => RpcMode.RunAsync(options, TextWriter.Null, Limit))).Message);
    }

    private static async Task<string> RunAsync(params string[] args)
    {
        using var app = new TemporaryApp();
        var output = new StringWriter();
        var exitCode = await RpcMode.RunAsync(RpcLoadOptions.Parse(["--app", app.Folder, "--function", "hello", .. args]), output, Limit);
        Assert.Equal(0, exitCode);
        return output.ToString();
    }
}
