using PowerShellWorker.Host.Http;

namespace Host.Tests.Http;

public sealed class TraceParentTests
{
    [Fact]
    public void The_callers_trace_goes_on_with_a_new_span()
    {
        const string Caller = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
        var made = TraceParent.Create(Caller);
        Assert.Matches("^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$", made);
        Assert.NotEqual(Caller, made);
    }

    [Theory]
    [InlineData(null)]
    [InlineData("")]
    [InlineData("00-zzz")]
    [InlineData("00-00000000000000000000000000000000-b7ad6b7169203331-01")]
    public void Without_a_valid_caller_a_trace_begins(string? incoming) =>
        Assert.Matches("^00-[0-9a-f]{32}-[0-9a-f]{16}-00$", TraceParent.Create(incoming));
}
