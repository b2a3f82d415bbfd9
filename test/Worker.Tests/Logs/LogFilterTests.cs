using Microsoft.Azure.Functions.PowerShellWorker.Logs;
using Level = Microsoft.Azure.WebJobs.Script.Grpc.Messages.RpcLog.Types.Level;

namespace Worker.Tests.Logs;

public sealed class LogFilterTests
{
    [Theory]
    [InlineData("Function.hello.User", Level.Debug)]
    [InlineData("Function.other.User", Level.Error)]
    [InlineData("Function.hello2.User", Level.Error)]
    [InlineData("Worker", Level.Warning)]
    public void The_longest_matching_category_wins(string category, Level expected)
    {
        var filter = new LogFilter(new Dictionary<string, Level>
        {
            ["default"] = Level.Warning,
            ["Function"] = Level.Error,
            ["Function.hello"] = Level.Debug,
        });

        Assert.Equal(expected, filter.Find(category));
    }

    [Fact]
    public void Nothing_is_said_of_a_category_that_the_host_does_not_name() =>
        Assert.Null(LogFilter.None.Find("Function.hello.User"));
}
