using PowerShellWorker.Load;
using PowerShellWorker.Load.Cli;
using PowerShellWorker.Load.Workers;

namespace Load.Tests;

public sealed class CommandLineTests
{
    private static readonly string App = Path.GetTempPath();

    [Fact]
    public void Options_are_read_in_both_forms_and_have_defaults()
    {
        var options = RpcLoadOptions.Parse(["--app", App, "--function=hello", "--worker", "null", "--worker", "embedded", "--json", "--env", "A=b=c"]);
        Assert.Equal(["null", "embedded"], options.Workers);
        Assert.Equal("hello", options.Function);
        Assert.Equal("b=c", options.Environment["A"]);
        Assert.Equal(100, options.Loop.Outstanding);
        Assert.Equal(TimeSpan.FromSeconds(3), options.Loop.WarmUp);
        Assert.Equal(TimeSpan.FromSeconds(10), options.Loop.Length);
        Assert.Equal(1, options.Loop.Repeat);
        Assert.True(options.Loop.Json);
        Assert.Equal(0, options.ColdStarts);
    }

    [Fact]
    public void A_counted_run_has_no_warm_up_of_its_own()
    {
        var loop = RpcLoadOptions.Parse(["--app", App, "--function", "f", "--worker", "null", "--count", "200000"]).Loop;
        Assert.Equal(200_000, loop.Count);
        Assert.Equal(TimeSpan.Zero, loop.WarmUp);
    }

    [Theory]
    [InlineData("--app is missing", "--function", "f", "--worker", "null")]
    [InlineData("is not a folder", "--app", "/no/such/folder", "--function", "f", "--worker", "null")]
    [InlineData("--worker is missing", "--app", ".", "--function", "f")]
    [InlineData("--function is missing", "--app", ".", "--worker", "null")]
    [InlineData("Unknown argument '--frobnicate'", "--frobnicate", "1")]
    [InlineData("--app needs a value", "--app")]
    [InlineData("--outstanding 'many' must be a whole number from 1", "--app", ".", "--function", "f", "--worker", "null", "--outstanding", "many")]
    [InlineData("--outstanding '0' must be", "--app", ".", "--function", "f", "--worker", "null", "--outstanding", "0")]
    [InlineData("--warmup '-1' must be", "--app", ".", "--function", "f", "--worker", "null", "--warmup", "-1")]
    [InlineData("--count or --seconds", "--app", ".", "--function", "f", "--worker", "null", "--count", "1", "--seconds", "1")]
    [InlineData("must have the form NAME=VALUE", "--app", ".", "--function", "f", "--worker", "null", "--env", "X")]
    public void A_wrong_rpc_command_line_gets_one_clear_error(string message, params string[] args) =>
        Assert.Contains(message, Assert.Throws<UsageException>(() => RpcLoadOptions.Parse(args)).Message);

    [Theory]
    [InlineData("--url is missing")]
    [InlineData("must be an absolute http:// address", "--url", "ftp://x")]
    [InlineData("must be the number of a process", "--url", "http://localhost:1/", "--pid", "abc")]
    public void A_wrong_http_command_line_gets_one_clear_error(string message, params string[] args) =>
        Assert.Contains(message, Assert.Throws<UsageException>(() => HttpLoadOptions.Parse(args)).Message);

    [Theory]
    [InlineData("dotnet worker.dll", "dotnet", "worker.dll")]
    [InlineData("  pwsh   -File 'my script.ps1'  \"a 'b' c\" ", "pwsh", "-File", "my script.ps1", "a 'b' c")]
    [InlineData("x ''", "x", "")]
    public void A_workers_command_line_is_split_as_a_shell_does(string text, params string[] parts) => Assert.Equal(parts, WorkerCommand.Split(text));

    [Fact]
    public void An_open_quote_is_an_error() => Assert.Throws<UsageException>(() => WorkerCommand.Split("dotnet 'worker.dll"));

    [Fact]
    public void An_empty_worker_is_an_error() => Assert.Throws<UsageException>(() => WorkerCommand.Parse(" "));
}
