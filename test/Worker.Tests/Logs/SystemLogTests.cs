using Microsoft.Azure.Functions.PowerShellWorker.Logs;

namespace Worker.Tests.Logs;

public sealed class SystemLogTests
{
    [Fact]
    public void A_line_has_exactly_the_form_that_hosts_know()
    {
        var line = SystemLog.Format(SystemLogLevel.Warning, "text", "r", "i");

        Assert.Equal(
            "LanguageWorkerConsoleLogSystem Log: { Request-Id: r; Invocation-Id: i; Log-Level: Warning; Log-Message: text }"
            + Environment.NewLine + Environment.NewLine,
            line);
    }

    [Fact]
    public void Ids_that_are_not_known_are_left_out() =>
        Assert.StartsWith(
            "LanguageWorkerConsoleLogSystem Log: { Log-Level: Trace; Log-Message: text }",
            SystemLog.Format(SystemLogLevel.Trace, "text", null, ""),
            StringComparison.Ordinal);

    [Fact]
    public void A_message_stays_on_one_line() =>
        Assert.Contains("Log-Message: one two }", SystemLog.Format(SystemLogLevel.Trace, "one\ntwo", null, null), StringComparison.Ordinal);
}
