using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Host.Http;

namespace Host.Tests.Http;

public sealed class CookieTextTests
{
    [Theory]
    [InlineData("""{ "name": "a", "value": "b c" }""", "a=b%20c; path=/")]
    [InlineData("""{ "name": "a", "value": "b", "path": { "value": "/x" }, "domain": { "value": "d" } }""", "a=b; domain=d; path=/x")]
    [InlineData("""{ "name": "a", "value": "b", "maxAge": { "value": 61.5 }, "secure": { "value": true }, "httpOnly": { "value": true }, "sameSite": "ExplicitNone" }""",
        "a=b; max-age=61; path=/; secure; samesite=none; httponly")]
    [InlineData("""{ "name": "a", "value": "b", "expires": { "value": "2026-01-02T03:04:05Z" }, "sameSite": "Lax" }""",
        "a=b; expires=Fri, 02 Jan 2026 03:04:05 GMT; path=/; samesite=lax")]
    [InlineData("""{ "name": "a", "value": "b", "secure": { "value": false } }""", "a=b; path=/")]
    public void Cookies_are_written_as_browsers_read_them(string json, string expected) =>
        Assert.Equal(expected, CookieText.Format(JsonParser.Default.Parse<RpcHttpCookie>(json)));
}
