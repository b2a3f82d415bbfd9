using PowerShellWorker.Rpc.Internal.Http2;

namespace Rpc.Tests;

/// <summary>The examples of RFC 7541, appendix C, and what is wrong input.</summary>
public sealed class HpackTests
{
    [Theory]
    [InlineData("f1e3c2e5f23a6ba0ab90f4ff", "www.example.com")]
    [InlineData("a8eb10649cbf", "no-cache")]
    [InlineData("25a849e95ba97d7f", "custom-key")]
    [InlineData("25a849e95bb8e8b4bf", "custom-value")]
    [InlineData("d07abe941054d444a8200595040b8166e082a62d1bff", "Mon, 21 Oct 2013 20:13:21 GMT")]
    [InlineData("", "")]
    public void Huffman_strings_of_the_RFC(string hex, string text) => Assert.Equal(text, HuffmanCode.Decode(Convert.FromHexString(hex)));

    [Theory]
    [InlineData("ffffffff")]
    [InlineData("f1e3c2e5f23a6ba0ab90f4")]
    [InlineData("00")]
    [InlineData("ffff")]
    public void Wrong_Huffman_strings_are_errors(string hex) => Assert.Throws<Http2Exception>(() => HuffmanCode.Decode(Convert.FromHexString(hex)));

    [Fact]
    public void Responses_of_the_RFC_with_the_dynamic_table()
    {
        var decoder = new HpackDecoder();
        var first = decoder.Decode(Convert.FromHexString(
            "4803333032580770726976617465611d4d6f6e2c203231204f637420323031332032303a31333a323120474d546e1768747470733a2f2f7777772e6578616d706c652e636f6d"));
        Assert.Equal(("302", "private", "Mon, 21 Oct 2013 20:13:21 GMT", "https://www.example.com"), Response(first));
        var second = decoder.Decode(Convert.FromHexString("4803333037c1c0bf"));
        Assert.Equal(("307", "private", "Mon, 21 Oct 2013 20:13:21 GMT", "https://www.example.com"), Response(second));
    }

    [Fact]
    public void Responses_of_the_RFC_with_Huffman()
    {
        var decoder = new HpackDecoder();
        var first = decoder.Decode(Convert.FromHexString(
            "488264025885aec3771a4b6196d07abe941054d444a8200595040b8166e082a62d1bff6e919d29ad171863c78f0b97c8e9ae82ae43d3"));
        Assert.Equal(("302", "private", "Mon, 21 Oct 2013 20:13:21 GMT", "https://www.example.com"), Response(first));
        Assert.Equal(("307", "private", "Mon, 21 Oct 2013 20:13:21 GMT", "https://www.example.com"), Response(decoder.Decode(Convert.FromHexString("4883640effc1c0bf"))));
    }

    [Fact]
    public void The_dynamic_table_forgets_what_does_not_fit()
    {
        var decoder = new HpackDecoder();
        // Size 64, then two entries of 32 + 10 bytes: only the second one is kept.
        decoder.Decode(Convert.FromHexString("3f21" + "40056162636465" + "053132333435" + "40056162636466" + "053132333436"));
        Assert.Equal("12346", decoder.Decode(Convert.FromHexString("be"))["abcdf"]);
        Assert.Throws<Http2Exception>(() => decoder.Decode(Convert.FromHexString("bf")));
    }

    [Fact]
    public void Repeated_names_are_joined() =>
        Assert.Equal("1,2", new HpackDecoder().Decode(Convert.FromHexString("0001780131" + "0001780132"))["x"]);

    [Theory]
    [InlineData("80")]
    [InlineData("be")]
    [InlineData("00")]
    [InlineData("0005")]
    [InlineData("000161")]
    [InlineData("ffffffffffff")]
    [InlineData("3fe21f")]
    public void Broken_blocks_are_errors(string hex) => Assert.Throws<Http2Exception>(() => new HpackDecoder().Decode(Convert.FromHexString(hex)));

    [Fact]
    public void Any_bytes_are_headers_or_an_error()
    {
        var random = new Random(7);
        for (var i = 0; i < 20_000; i++)
        {
            var block = new byte[random.Next(40)];
            random.NextBytes(block);
            var error = Record.Exception(() => new HpackDecoder().Decode(block));
            Assert.True(error is null or Http2Exception, error?.ToString());
        }
    }

    [Fact]
    public void Our_request_is_read_back_by_our_decoder()
    {
        var headers = new HpackDecoder().Decode(HpackWriter.RequestBlock("127.0.0.1:50051", "/S/M", "100m"));
        Assert.Equal("POST", headers[":method"]);
        Assert.Equal("http", headers[":scheme"]);
        Assert.Equal("/S/M", headers[":path"]);
        Assert.Equal("127.0.0.1:50051", headers[":authority"]);
        Assert.Equal("application/grpc", headers["content-type"]);
        Assert.Equal("trailers", headers["te"]);
        Assert.Equal("100m", headers["grpc-timeout"]);
    }

    private static (string Status, string CacheControl, string Date, string Location) Response(Dictionary<string, string> headers) =>
        (headers[":status"], headers["cache-control"], headers["date"], headers["location"]);
}
