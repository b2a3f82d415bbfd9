using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.Logging;

namespace Host.Tests.Logging;

public sealed class LogFilterTests
{
    [Theory]
    [InlineData("Function.Hello", false, LogLevel.Information)]
    [InlineData("Function.Hello.User", false, LogLevel.Information)]
    [InlineData("Host.Function.Console", false, LogLevel.Information)]
    [InlineData("Host.Startup", false, LogLevel.Warning)]
    [InlineData("Host.Startup", true, LogLevel.Information)]
    [InlineData("Worker.LanguageWorkerChannel.powershell.x", false, LogLevel.Warning)]
    [InlineData("Microsoft.AspNetCore.Server.Kestrel", false, LogLevel.Warning)]
    public void Defaults_show_what_the_user_wrote_and_the_host_only_when_asked(string category, bool isVerbose, LogLevel expected) =>
        Assert.Equal(expected, new LogFilter(new Dictionary<string, LogLevel>(), isVerbose, null).MinimumLevel(category));

    [Theory]
    [InlineData("Function.Hello.User", LogLevel.Trace)]
    [InlineData("Function.Other", LogLevel.Error)]
    [InlineData("Functions", LogLevel.Critical)]
    [InlineData("Host.Startup", LogLevel.Critical)]
    public void The_longest_prefix_of_host_json_counts(string category, LogLevel expected)
    {
        var levels = new Dictionary<string, LogLevel>(StringComparer.OrdinalIgnoreCase)
        {
            ["default"] = LogLevel.Critical,
            ["function"] = LogLevel.Error,
            ["Function.Hello"] = LogLevel.Trace,
        };
        Assert.Equal(expected, new LogFilter(levels, false, null).MinimumLevel(category));
    }

    [Fact]
    public void The_user_level_concerns_scripts_alone()
    {
        var filter = new LogFilter(new Dictionary<string, LogLevel>(), false, LogLevel.Trace);
        Assert.Equal(LogLevel.Trace, filter.MinimumLevel("Function.Hello.User"));
        Assert.Equal(LogLevel.Information, filter.MinimumLevel("Function.Hello"));
    }
}
