using System.Collections;
using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.Configuration;
using Shared.Hosting;

namespace Host.Tests.Configuration;

public sealed class HostConfigReaderTests : IDisposable
{
    private readonly TemporaryFolder _app = new();

    [Fact]
    public void A_missing_file_means_defaults()
    {
        var config = Read(null, out var problems);
        Assert.Empty(problems);
        Assert.Equal("api", config.RoutePrefix);
        Assert.Equal(TimeSpan.FromMinutes(30), config.FunctionTimeout);
    }

    [Fact]
    public void Settings_are_read()
    {
        var config = Read(
            """
            { // comments are allowed, and so are unknown settings and commas at the end
              "version": "2.0", "functionTimeout": "00:01:00", "functions": ["A"], "extensionBundle": { "id": "x" },
              "extensions": { "http": { "routePrefix": "/v1/", "maxOutstandingRequests": 5, "customHeaders": { "X-A": "b" } } },
              "logging": { "logLevel": { "default": "Warning", "Function.A": "Trace" } }, "managedDependency": { "enabled": true },
            }
            """, out var problems);

        Assert.Empty(problems);
        Assert.Equal("v1", config.RoutePrefix);
        Assert.Equal(TimeSpan.FromMinutes(1), config.FunctionTimeout);
        Assert.Equal(["A"], config.Functions);
        Assert.Equal(5, config.MaxOutstandingRequests);
        Assert.Equal("b", config.CustomHeaders["x-a"]);
        Assert.Equal(LogLevel.Trace, config.LogLevels["Function.A"]);
        Assert.True(config.IsManagedDependencyEnabled);
    }

    [Fact]
    public void No_time_limit_is_written_as_minus_one() =>
        Assert.Equal(Timeout.InfiniteTimeSpan, Read("""{ "version": "2.0", "functionTimeout": "-1" }""", out _).FunctionTimeout);

    [Fact]
    public void Environment_variables_override_the_file()
    {
        var environment = new Hashtable
        {
            ["AzureFunctionsJobHost__extensions__http__routePrefix"] = "other",
            ["AzureFunctionsJobHost__functions__0"] = "B",
            ["AzureFunctionsJobHost__managedDependency__enabled"] = "true",
        };
        var config = Read("""{ "version": "2.0", "extensions": { "http": { "routePrefix": "api" } } }""", out var problems, environment);

        Assert.Empty(problems);
        Assert.Equal("other", config.RoutePrefix);
        Assert.Equal(["B"], config.Functions);
        Assert.True(config.IsManagedDependencyEnabled);
    }

    [Theory]
    [InlineData("{ \"version\": \"2.0\", }}", "host.json:1:22: This is not valid JSON")]
    [InlineData("", "host.json:1:1: This is not valid JSON")]
    [InlineData("[]", "host.json:1:1: The file must hold a JSON object, and holds an array.")]
    [InlineData("{}", "host.json:1:1: The host.json file is missing the required 'version' property. Add \"version\": \"2.0\".")]
    [InlineData("{ \"version\": \"1.0\" }", "host.json:1:14: \"1.0\" is an invalid value for the 'version' property.")]
    [InlineData("{ \"version\": \"2.0\",\n  \"functionTimeout\": \"soon\" }", "host.json:2:22: 'functionTimeout' is \"soon\". Use a time span")]
    [InlineData("{ \"version\": \"2.0\", \"functionTimeout\": \"00:00:00\" }", "Use a time span of at least 00:00:01")]
    [InlineData("{ \"version\": \"2.0\", \"functions\": \"A\" }", "'functions' is \"A\". Use an array of strings")]
    [InlineData("{ \"version\": \"2.0\", \"extensions\": { \"http\": { \"routePrefix\": 1 } } }", "'extensions.http.routePrefix' is 1. Use a string.")]
    [InlineData("{ \"version\": \"2.0\", \"managedDependency\": { \"enabled\": \"perhaps\" } }", "'managedDependency.enabled' is \"perhaps\". Use true or false.")]
    [InlineData("{ \"version\": \"2.0\", \"logging\": { \"logLevel\": { \"default\": \"Loud\" } } }", "'logging.logLevel.default' is \"Loud\", which is no log level. Use one of Trace")]
    [InlineData("{ \"version\": \"2.0\", \"extensions\": { \"http\": { \"maxOutstandingRequests\": -2 } } }", "Use a whole number of at least -1.")]
    public void What_is_wrong_is_said_with_its_place(string json, string expected)
    {
        Read(json, out var problems);
        Assert.Contains(problems, problem => problem.ToString().Contains(expected, StringComparison.Ordinal));
    }

    [Fact]
    public void Everything_that_is_wrong_is_said_at_once()
    {
        Read("""{ "functionTimeout": 5, "functions": 1, "fileWatchingEnabled": "x" }""", out var problems);
        Assert.Equal(4, problems.Count);
    }

    public void Dispose() => _app.Dispose();

    private HostConfig Read(string? json, out ConfigProblems problems, IDictionary? environment = null)
    {
        if (json is not null)
        {
            _app.With("host.json", json);
        }

        problems = new ConfigProblems();
        return HostConfigReader.Read(_app.Path, environment ?? new Hashtable(), problems);
    }
}
