using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;

namespace Worker.Tests.Invocation;

/// <summary>HTTP in and out, against the real worker.</summary>
public sealed class HttpFunctionTests(SharedWorker worker) : IClassFixture<SharedWorker>
{
    [Fact]
    public async Task Says_hello_from_the_query()
    {
        var response = await RunAsync(
            "param($Request) Push-OutputBinding -Name Response -Value ([HttpResponseContext]@{ StatusCode = [System.Net.HttpStatusCode]::OK; Body = \"Hello, $($Request.Query.Name).\" })",
            Invocations.Http(query: "name=Ada"));

        Assert.Equal("200", response.HttpOutput().StatusCode);
        Assert.Equal("Hello, Ada.", response.BodyText());
        Assert.Equal("text/plain", response.HttpOutput().Headers["content-type"]);
    }

    [Fact]
    public async Task Reads_a_json_body_as_a_table()
    {
        var response = await RunAsync(
            "param($Request) Push-OutputBinding Response @{ Body = \"$($Request.Body.NAME) $($Request.Body.tags[1]) $($Request.Body -is [hashtable])\" }",
            Invocations.Http("POST", body: """{"name":"Ada","tags":["a","b"]}""", contentType: "application/json"));

        Assert.Equal("Ada b True", response.BodyText());
    }

    [Theory]
    [InlineData("text/plain", """{"a":1}""", "System.String")]
    [InlineData("application/json-patch+json", "[]", "System.String")]
    [InlineData("application/json; charset=utf-8", """{"a":1}""", "Microsoft.Azure.Functions.PowerShellWorker.OrderedHashtable")]
    [InlineData("APPLICATION/JSON", "[1,2]", "System.Object[]")]
    [InlineData("application/json", "{broken", "System.String")]
    [InlineData(null, """{"a":1}""", "Microsoft.Azure.Functions.PowerShellWorker.OrderedHashtable")]
    [InlineData(null, "plain", "System.String")]
    [InlineData("application/octet-stream", """{"a":1}""", "System.Byte[]")]
    [InlineData("image/png", "x", "System.Byte[]")]
    [InlineData(";", """{"a":1}""", "System.String")]
    public async Task The_content_type_decides_what_the_body_is(string? contentType, string body, string expectedType)
    {
        var response = await RunAsync(
            "param($Request) Push-OutputBinding Response @{ Body = $Request.Body.GetType().FullName + '|' + $Request.RawBody }",
            Invocations.Http("POST", body: body, contentType: contentType));

        Assert.Equal($"{expectedType}|{body}", response.BodyText());
    }

    [Theory]
    [InlineData("[string]", "\"$Request\"", """{"a":1}""")]
    [InlineData("[byte[]]", "[System.Text.Encoding]::UTF8.GetString($Request)", """{"a":1}""")]
    [InlineData("[System.IO.Stream]", "[System.IO.StreamReader]::new($Request).ReadToEnd()", """{"a":1}""")]
    public async Task A_declared_type_gets_the_raw_body(string type, string expression, string body)
    {
        var response = await RunAsync(
            $"param({type} $Request) Push-OutputBinding Response @{{ Body = {expression}; ContentType = 'text/plain' }}",
            Invocations.Http("POST", body: body, contentType: "application/json"));

        Assert.Equal(body, response.BodyText());
    }

    [Fact]
    public async Task Method_url_headers_params_and_cookies_reach_the_script()
    {
        var http = Invocations.Http("PUT", "a=1");
        http.Http.NullableHeaders["x-one"] = new NullableString { Value = "1,2" };
        http.Http.NullableHeaders["cookie"] = new NullableString { Value = "sid=abc; theme=\"dark\"" };
        http.Http.NullableParams["id"] = new NullableString { Value = "42" };

        var response = await RunAsync(
            """
            param($Request)
            $r = $Request
            Push-OutputBinding Response @{ Body = "$($r.Method) $($r.Url) $($r.Headers['X-ONE']) $($r.Params.ID) $($r.Cookies.sid) $($r.Cookies['theme'])" }
            """,
            http);

        Assert.Equal("PUT http://localhost:7071/api/f?a=1 1,2 42 abc dark", response.BodyText());
    }

    [Fact]
    public async Task Bytes_come_back_exactly()
    {
        var bytes = Enumerable.Range(0, 256).Select(i => (byte)i).ToArray();

        var response = await RunAsync(
            "param($Request) Push-OutputBinding Response @{ Body = $Request.Body; ContentType = 'application/octet-stream' }",
            Invocations.Http("POST", bytes: bytes, contentType: "application/octet-stream"));

        Assert.Equal(bytes, response.HttpOutput().Body.Bytes.ToByteArray());
        Assert.Equal("application/octet-stream", response.HttpOutput().Headers["content-type"]);
    }

    [Fact]
    public async Task Ten_megabytes_come_back_exactly()
    {
        var bytes = new byte[10 * 1024 * 1024];
        new Random(1).NextBytes(bytes);

        var response = await RunAsync(
            "param($Request) Push-OutputBinding Response @{ Body = $Request.Body }",
            Invocations.Http("POST", bytes: bytes, contentType: "application/octet-stream"));

        Assert.True(bytes.AsSpan().SequenceEqual(response.HttpOutput().Body.Bytes.Span));
    }

    [Theory]
    [InlineData("@{ StatusCode = 201; Body = 'made' }", "201", "made")]
    [InlineData("@{ StatusCode = 'NotFound' }", "404", "")]
    [InlineData("([pscustomobject]@{ StatusCode = 202; Body = 'later' })", "202", "later")]
    [InlineData("'just text'", "200", "just text")]
    [InlineData("42", "200", "42")]
    [InlineData("@{ name = 'Ada'; age = 36 }", "200", null)]
    [InlineData("([pscustomobject]@{ name = 'Ada' })", "200", "{\"name\":\"Ada\"}")]
    [InlineData("@(1,2,3)", "200", "[1,2,3]")]
    [InlineData("([System.IO.MemoryStream]::new([byte[]](65,66)))", "200", "AB")]
    [InlineData("([byte[]](65,66))", "200", "AB")]
    [InlineData("([HttpResponseContext]@{ Body = @{ a = 1 } })", "200", "{\"a\":1}")]
    public async Task Many_kinds_of_values_are_taken_as_a_response(string value, string status, string? body)
    {
        var response = await RunAsync($"param($Request) Push-OutputBinding Response {value}", Invocations.Http());

        Assert.Equal(status, response.HttpOutput().StatusCode);
        if (body is not null)
        {
            var data = response.HttpOutput().Body;
            Assert.Equal(body, data.DataCase == TypedData.DataOneofCase.Int ? data.Int.ToString(System.Globalization.CultureInfo.InvariantCulture) : response.BodyText());
        }
    }

    [Theory]
    [InlineData("'from the pipeline'", "from the pipeline")]
    [InlineData("@{ StatusCode = 200; Body = 'described' }", "described")]
    [InlineData("1; 2", "[1,2]")]
    [InlineData("[pscustomobject]@{ a = 1 }", "{\"a\":1}")]
    public async Task Pipeline_output_is_the_response_when_nothing_was_pushed(string script, string body)
    {
        var response = await RunAsync($"param($Request) {script}", Invocations.Http());

        Assert.Equal(body, response.BodyText());
    }

    [Fact]
    public async Task Properties_that_are_scripts_are_read_for_the_response()
    {
        var response = await RunAsync(
            "param($Request) [pscustomobject]@{ a = 2 } | Add-Member -MemberType ScriptProperty -Name twice -Value { $this.a * 2 } -PassThru",
            Invocations.Http());

        Assert.Equal("{\"a\":2,\"twice\":4}", response.BodyText());
    }

    [Fact]
    public async Task Formatted_output_is_sent_as_text()
    {
        var response = await RunAsync("param($Request) [pscustomobject]@{ Name = 'Ada'; Age = 36 } | Format-List", Invocations.Http());

        Assert.Matches(@"Name\s*: Ada\s+Age\s*: 36", response.BodyText());
    }

    [Fact]
    public async Task Headers_may_have_several_values_and_set_cookies()
    {
        var response = await RunAsync(
            """
            param($Request)
            Push-OutputBinding Response @{
                Body = 'x'
                Headers = @{ 'X-Many' = 'a', 'b'; 'Content-Type' = 'text/csv'; 'Set-Cookie' = 'sid=abc; Path=/; HttpOnly; SameSite=None; Secure; Max-Age=60', 'lang=en' }
                Cookies = @(@{ Name = 'third'; Value = '3'; Secure = $false })
            }
            """,
            Invocations.Http());

        var http = response.HttpOutput();
        Assert.Equal("a, b", http.Headers["X-Many"]);
        Assert.Equal("text/csv", http.Headers["Content-Type"]);
        Assert.False(http.Headers.ContainsKey("content-type"));
        Assert.Equal(["sid", "lang", "third"], http.Cookies.Select(cookie => cookie.Name));
        var sid = http.Cookies.Single(cookie => cookie.Name == "sid");
        Assert.Equal("abc", sid.Value);
        Assert.True(sid.HttpOnly.Value);
        Assert.True(sid.Secure.Value);
        Assert.Equal(60, sid.MaxAge.Value);
        Assert.Equal(RpcHttpCookie.Types.SameSite.ExplicitNone, sid.SameSite);
        Assert.False(http.Cookies.Single(cookie => cookie.Name == "third").Secure.Value);
    }

    [Fact]
    public async Task A_value_that_nests_too_deep_is_an_error_that_names_the_path()
    {
        using var app = new TestApp();
        var function = app.AddHttp("f", "param($Request) Push-OutputBinding Response @{ Body = @{ a = @{ b = @{ c = @{ d = 1 } } } } }");
        var options = new BareHostOptions { Environment = new() { ["PSWorkerJsonDepth"] = "3" } };
        await using var host = await BareHost.LoadedAsync(app, options);

        var response = await host.InvokeAsync(function, ("Request", Invocations.Http()));

        Assert.Equal(StatusResult.Types.Status.Failure, response.Result.Status);
        Assert.Contains("$.a.b.c", response.Result.Exception.Message, StringComparison.Ordinal);
        Assert.Contains("PSWorkerJsonDepth", response.Result.Exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_response_that_cannot_be_converted_fails_with_the_binding_and_the_reason()
    {
        var response = await worker.RunHttpAsync("param($Request) Push-OutputBinding Response @{ StatusCode = 'nonsense' }");

        Assert.Contains(
            "The given value for the 'http' output binding 'Response' cannot be converted to the type 'HttpResponseContext'.",
            response.Result.Exception.Message,
            StringComparison.Ordinal);
    }

    private async Task<InvocationResponse> RunAsync(string script, TypedData request) =>
        ResponseAssert.Succeeded(await worker.RunHttpAsync(script, request));
}
