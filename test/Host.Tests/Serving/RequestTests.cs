using System.Net;
using System.Text;
using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Host.Tests.Serving;

public sealed class RequestTests(ServingFixture app) : IClassFixture<ServingFixture>
{
    [Fact]
    public async Task Everything_of_a_request_reaches_the_worker()
    {
        var request = new HttpRequestMessage(HttpMethod.Put, "api/describe/7/a/b?x=1&x=2&empty=&code=secret")
        {
            Content = new StringContent("{\"name\":\"Ada\",\"n\":5,\"deep\":{\"a\":1}}", Encoding.UTF8, "application/json"),
        };
        request.Headers.Add("X-Many", ["a", "b"]);
        request.Headers.Add("traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");
        var seen = await DescribeAsync(request);
        var http = seen.InputData.Single().Data.Http;

        Assert.Equal("Request", seen.InputData.Single().Name);
        Assert.Equal("PUT", http.Method);
        Assert.Equal(new Uri(app.Client.BaseAddress!, "api/describe/7/a/b?x=1&x=2&empty=&code=secret").ToString(), http.Url);
        Assert.Equal(("7", "a/b"), (http.Params["id"], http.Params["rest"]));
        Assert.Equal("1,2", http.Query["x"]);
        Assert.False(http.Query.ContainsKey("empty"));
        Assert.Equal("secret", http.Query["code"]);
        Assert.Equal("a,b", http.Headers["x-many"].Replace(" ", "", StringComparison.Ordinal));
        Assert.Equal("application/json; charset=utf-8", http.Headers["content-type"]);
        Assert.Equal(TypedData.DataOneofCase.Json, http.Body.DataCase);
        Assert.Equal("{\"name\":\"Ada\",\"n\":5,\"deep\":{\"a\":1}}", http.RawBody.String);
        Assert.Single(http.Identities);
        Assert.StartsWith("00-0af7651916cd43dd8448eb211c80319c-", seen.TraceContext.TraceParent, StringComparison.Ordinal);
        Assert.Equal(("Ada", "5", "{\"a\":1}"), (seen.TriggerMetadata["name"].String, seen.TriggerMetadata["n"].String, seen.TriggerMetadata["deep"].Json));
        Assert.Equal("7", seen.TriggerMetadata["id"].String);
        Assert.False(seen.TriggerMetadata.ContainsKey("code"));
        Assert.Equal("PUT", seen.TriggerMetadata["$request"].Http.Method);
    }

    [Fact]
    public async Task A_request_without_a_body_has_none() =>
        Assert.Null((await DescribeAsync(new HttpRequestMessage(HttpMethod.Get, "api/describe"))).InputData.Single().Data.Http.Body);

    [Theory]
    [InlineData("text/plain", "String")]
    [InlineData("application/octet-stream", "Bytes")]
    [InlineData("multipart/form-data; boundary=x", "Bytes")]
    [InlineData("application/json", "String")]
    public async Task The_content_type_decides_the_kind_of_body(string contentType, string expected)
    {
        // Not JSON, so that it stays text even where JSON is announced.
        var content = new ByteArrayContent("plain"u8.ToArray());
        content.Headers.TryAddWithoutValidation("Content-Type", contentType);
        var seen = await DescribeAsync(new HttpRequestMessage(HttpMethod.Post, "api/describe") { Content = content });
        Assert.Equal(expected, seen.InputData.Single().Data.Http.Body.DataCase.ToString());
    }

    [Theory]
    [InlineData(1)]
    [InlineData(100_000)]
    [InlineData(10 * 1024 * 1024)]
    public async Task Bytes_come_back_as_they_were(int length)
    {
        var bytes = new byte[length];
        new Random(1).NextBytes(bytes);
        Assert.Equal(bytes, await EchoAsync(new ByteArrayContent(bytes)));
    }

    [Fact]
    public async Task A_chunked_body_is_read()
    {
        var bytes = new byte[300_000];
        new Random(2).NextBytes(bytes);
        Assert.Equal(bytes, await EchoAsync(new PushContent(bytes)));
    }

    [Fact]
    public async Task A_hundred_megabytes_come_back_and_more_is_413()
    {
        var bytes = new byte[100 * 1024 * 1024];
        new Random(3).NextBytes(bytes);
        var back = await EchoAsync(new ByteArrayContent(bytes));
        Assert.True(bytes.AsSpan().SequenceEqual(back));

        using var response = await app.Client.PostAsync("api/Echo", Binary(new PushContent(new byte[bytes.Length + 1])));
        Assert.Equal(HttpStatusCode.RequestEntityTooLarge, response.StatusCode);
    }

    [Fact]
    public async Task The_admin_endpoint_runs_a_function_that_has_no_http_trigger()
    {
        using var response = await app.Client.PostAsync("admin/functions/tick", new StringContent("{\"input\":\"\"}", Encoding.UTF8, "application/json"));
        Assert.Equal(HttpStatusCode.Accepted, response.StatusCode);
        await app.Host.WaitForAsync("tick tock");
        await app.Host.WaitForAsync("Executed 'Functions.Tick' \\(Succeeded");
    }

    [Theory]
    [InlineData("admin/functions/Tick", "", 400)]
    [InlineData("admin/functions/Tick", "{", 400)]
    [InlineData("admin/functions/None", "{}", 404)]
    [InlineData("admin/nonsense", "{}", 404)]
    public async Task Bad_admin_requests_are_refused(string path, string body, int status)
    {
        using var response = await app.Client.PostAsync(path, new StringContent(body, Encoding.UTF8, "application/json"));
        Assert.Equal(status, (int)response.StatusCode);
    }

    [Fact]
    public async Task The_admin_endpoints_describe_host_and_functions()
    {
        Assert.Contains("\"state\": \"Running\"", await app.Client.GetStringAsync("admin/host/status"), StringComparison.Ordinal);
        Assert.Contains("\"invoke_url_template\"", await app.Client.GetStringAsync("admin/functions/text"), StringComparison.Ordinal);
        Assert.Contains("\"name\": \"Tick\"", await app.Client.GetStringAsync("admin/functions"), StringComparison.Ordinal);
        Assert.Contains("htpTrigger", await app.Client.GetStringAsync("admin/functions/Bad/status"), StringComparison.Ordinal);
        Assert.Contains("\"processId\"", await app.Client.GetStringAsync("admin/host/processes"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task Metrics_count_what_happened()
    {
        await app.Client.GetStringAsync("api/text");
        using var failed = await app.Client.GetAsync("api/fail");
        var metrics = System.Text.Json.Nodes.JsonNode.Parse(await app.Client.GetStringAsync("admin/metrics"))!;
        Assert.True((long)metrics["succeeded"]! >= 1);
        Assert.True((long)metrics["failures"]!["function"]! >= 1);
        Assert.True((double)metrics["latencyMs"]!["max"]! > 0);
        Assert.True((double)metrics["workers"]![0]!["memoryMb"]! > 1);
    }

    private static HttpContent Binary(HttpContent content)
    {
        content.Headers.TryAddWithoutValidation("Content-Type", "application/octet-stream");
        return content;
    }

    private async Task<InvocationRequest> DescribeAsync(HttpRequestMessage request)
    {
        using var response = await app.Client.SendAsync(request);
        return JsonParser.Default.Parse<InvocationRequest>(await response.Content.ReadAsStringAsync());
    }

    private async Task<byte[]> EchoAsync(HttpContent content)
    {
        using var response = await app.Client.PostAsync("api/Echo", Binary(content));
        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        return await response.Content.ReadAsByteArrayAsync();
    }

    /// <summary>Content whose length is not announced.</summary>
    private sealed class PushContent(byte[] bytes) : HttpContent
    {
        protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context) => stream.WriteAsync(bytes).AsTask();

        protected override bool TryComputeLength(out long length)
        {
            length = 0;
            return false;
        }
    }
}
