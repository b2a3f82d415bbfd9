using PowerShellWorker.Rpc;
using PowerShellWorker.Rpc.Internal;

namespace Rpc.Tests;

public sealed class StatusTests
{
    [Theory]
    [InlineData("")]
    [InlineData("plain text")]
    [InlineData("100 % of 5 \u20AC\nnext line")]
    [InlineData("\u00FC\uD83D\uDE00%41")]
    public void A_status_message_survives_the_header(string message)
    {
        var encoded = StatusTrailers.Encode(message);
        Assert.All(encoded, c => Assert.InRange(c, ' ', '~'));
        Assert.Equal(message, StatusTrailers.Decode(encoded));
    }

    [Theory]
    [InlineData("50% done", "50% done")]
    [InlineData("%", "%")]
    [InlineData("%zz%41", "%zzA")]
    public void What_is_no_escape_stays_as_it_is(string header, string message) => Assert.Equal(message, StatusTrailers.Decode(header));

    [Theory]
    [InlineData("7", RpcStatusCode.PermissionDenied)]
    [InlineData("16", RpcStatusCode.Unauthenticated)]
    [InlineData("17", RpcStatusCode.Unknown)]
    [InlineData("-1", RpcStatusCode.Unknown)]
    [InlineData("abc", RpcStatusCode.Unknown)]
    public void A_status_number_becomes_a_typed_error(string number, RpcStatusCode expected)
    {
        var trailers = new Dictionary<string, string> { ["grpc-status"] = number, ["grpc-message"] = "a%20b", ["x-more"] = "1" };
        var error = Assert.Throws<RpcStatusException>(() => StatusTrailers.ThrowIfNotOk(trailers));
        Assert.Equal(expected, error.StatusCode);
        Assert.Equal("a b", error.Detail);
        Assert.Equal("1", error.Trailers["x-more"]);
    }

    [Fact]
    public void A_missing_status_is_unknown() =>
        Assert.Equal(RpcStatusCode.Unknown, Assert.Throws<RpcStatusException>(() => StatusTrailers.ThrowIfNotOk(new Dictionary<string, string>())).StatusCode);

    [Theory]
    [InlineData(0, "0m")]
    [InlineData(1500, "1500m")]
    [InlineData(99_999_999, "99999999m")]
    [InlineData(100_000_000, "100000S")]
    public void A_timeout_is_written_with_at_most_eight_digits(long milliseconds, string header) =>
        Assert.Equal(header, GrpcTimeout.Format(TimeSpan.FromMilliseconds(milliseconds)));

    [Theory]
    [InlineData("2H", 7_200_000)]
    [InlineData("3M", 180_000)]
    [InlineData("4S", 4_000)]
    [InlineData("5m", 5)]
    [InlineData("6000u", 6)]
    [InlineData("7000000n", 7)]
    public void A_timeout_is_read_in_every_unit(string header, double milliseconds) =>
        Assert.Equal(milliseconds, GrpcTimeout.Parse(header)!.Value.TotalMilliseconds);

    [Theory]
    [InlineData(null)]
    [InlineData("")]
    [InlineData("5")]
    [InlineData("m")]
    [InlineData("-5m")]
    [InlineData("5x")]
    [InlineData("123456789m")]
    [InlineData("99999999H")]
    public void A_timeout_that_cannot_be_read_or_kept_is_none(string? header) => Assert.Null(GrpcTimeout.Parse(header));
}
