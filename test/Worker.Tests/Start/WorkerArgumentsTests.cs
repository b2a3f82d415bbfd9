using Microsoft.Azure.Functions.PowerShellWorker;

namespace Worker.Tests.Start;

public sealed class WorkerArgumentsTests
{
    [Fact]
    public void Takes_the_old_spellings()
    {
        var arguments = Parse("--host", "127.0.0.1", "--port", "5001", "--workerId", "w", "--requestId", "r", "--grpcMaxMessageLength", "1");

        Assert.Equal(new Uri("http://127.0.0.1:5001/"), arguments.HostUri);
        Assert.Equal("w", arguments.WorkerId);
        Assert.Equal("r", arguments.RequestId);
        Assert.Null(arguments.PowerShellHome);
    }

    [Theory]
    [InlineData("--functions-worker-id", "--functions-request-id")]
    [InlineData("--functions-workerid", "--functions-requestid")]
    public void Takes_both_new_spellings_before_the_old_ones(string workerId, string requestId)
    {
        var arguments = Parse(
            "--host", "old", "--port", "1", "--workerId", "old", "--requestId", "old",
            "--functions-uri", "http://127.0.0.1:6001/", workerId, "w", requestId, "r");

        Assert.Equal(6001, arguments.HostUri.Port);
        Assert.Equal("w", arguments.WorkerId);
        Assert.Equal("r", arguments.RequestId);
    }

    [Fact]
    public void Takes_values_after_an_equals_sign_and_ignores_what_it_does_not_know()
    {
        var arguments = Parse("--functions-uri=http://127.0.0.1:6001/", "--color", "red", "--workerId=w", "--requestId=r", "--verbose");

        Assert.Equal("w", arguments.WorkerId);
        Assert.Equal("r", arguments.RequestId);
    }

    [Fact]
    public void Prefers_the_command_line_over_the_setting_for_the_home_of_PowerShell()
    {
        string[] args = ["--functions-uri", "http://127.0.0.1:1/", "--workerId", "w", "--requestId", "r"];

        Assert.Equal(new PowerShellHomeSetting("/a", "PSWorkerPowerShellHome"), WorkerArguments.Parse(args, _ => "/a").PowerShellHome);
        Assert.Equal(
            new PowerShellHomeSetting("/b", "--powershell-home"),
            WorkerArguments.Parse([.. args, "--powershell-home", "/b"], _ => "/a").PowerShellHome);
    }

    [Theory]
    [InlineData("Invalid URI format: 'nonsense'", "--functions-uri", "nonsense", "--workerId", "w", "--requestId", "r")]
    [InlineData("Invalid URI format: 'https://a/'", "--functions-uri", "https://a/", "--workerId", "w", "--requestId", "r")]
    [InlineData("Host is null or empty", "--port", "1", "--workerId", "w", "--requestId", "r")]
    [InlineData("Port number has not been initialized", "--host", "h", "--workerId", "w", "--requestId", "r")]
    [InlineData("'seven' is not a port number", "--host", "h", "--port", "seven", "--workerId", "w", "--requestId", "r")]
    [InlineData("'0' is not a port number", "--host", "h", "--port", "0", "--workerId", "w", "--requestId", "r")]
    [InlineData("WorkerId is null or empty", "--functions-uri", "http://h:1/", "--requestId", "r")]
    [InlineData("RequestId is null or empty", "--functions-uri", "http://h:1/", "--workerId", "w", "--requestId", " ")]
    public void Says_what_is_wrong(string expected, params string[] args)
    {
        var exception = Assert.Throws<StartException>(() => Parse(args));

        Assert.Contains(expected, exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Reports_everything_that_is_wrong_together()
    {
        var message = Assert.Throws<StartException>(() => Parse()).Message;

        Assert.Contains("Host", message, StringComparison.Ordinal);
        Assert.Contains("WorkerId", message, StringComparison.Ordinal);
        Assert.Contains("RequestId", message, StringComparison.Ordinal);
    }

    private static WorkerArguments Parse(params string[] args) => WorkerArguments.Parse(args, _ => null);
}
