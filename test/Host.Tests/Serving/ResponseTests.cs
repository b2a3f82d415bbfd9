using System.Net;

namespace Host.Tests.Serving;

public sealed class ResponseTests(ServingFixture app) : IClassFixture<ServingFixture>
{
    [Theory]
    [InlineData("Text", 200, "text/plain; charset=utf-8", "héllo")]
    [InlineData("Html", 200, "text/html; charset=utf-8", "<p>")]
    [InlineData("Json", 200, "application/json; charset=utf-8", "{\"a\":[1,2]}")]
    [InlineData("Scalar", 200, "text/plain; charset=utf-8", "True")]
    [InlineData("Number", 200, "text/plain; charset=utf-8", "42")]
    [InlineData("Bytes", 200, null, "\0\0\0")]
    [InlineData("Empty", 201, "text/plain; charset=utf-8", "")]
    [InlineData("NoContent", 204, null, "")]
    [InlineData("Nothing", 204, null, "")]
    [InlineData("Plain", 200, "text/plain; charset=utf-8", "just text")]
    [InlineData("PlainObject", 202, "text/plain; charset=utf-8", "inner")]
    [InlineData("Environment", 200, "text/plain; charset=utf-8", "set")]
    public async Task Values_become_responses(string function, int status, string? contentType, string body)
    {
        using var response = await app.Client.GetAsync($"api/{function}");
        Assert.Equal(status, (int)response.StatusCode);
        Assert.Equal(contentType, response.Content.Headers.ContentType?.ToString());
        Assert.Equal(body, await response.Content.ReadAsStringAsync());
        Assert.True(response.Content.Headers.ContentLength is not null || status == 204);
    }

    [Fact]
    public async Task Status_headers_and_custom_headers_go_out()
    {
        using var response = await app.Client.GetAsync("api/Teapot");
        Assert.Equal(418, (int)response.StatusCode);
        Assert.Equal("1", response.Headers.GetValues("X-A").Single());
        Assert.Equal("yes", response.Headers.GetValues("X-Custom").Single());
    }

    [Fact]
    public async Task Cookies_go_out_one_by_one()
    {
        using var response = await app.Client.GetAsync("api/Cookies");
        Assert.Equal(["a=1; path=/", "b=2; path=/; httponly"], response.Headers.GetValues("Set-Cookie"));
    }

    [Theory]
    [InlineData("BadStatus", "the status 9999; HTTP knows 100 to 999")]
    [InlineData("BadHeader", "a header that HTTP does not allow, 'X-A'")]
    [InlineData("Strange", "Unknown RpcDataType")]
    public async Task A_response_that_cannot_be_sent_is_500_with_the_reason_in_the_log(string function, string expected)
    {
        using var response = await app.Client.GetAsync($"api/{function}");
        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        await app.Host.WaitForAsync(expected);
    }

    [Fact]
    public async Task A_script_error_is_500_for_the_client_and_a_record_in_the_log()
    {
        using var response = await app.Client.GetAsync("api/Fail");
        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        Assert.Equal("", await response.Content.ReadAsStringAsync());
        await app.Host.WaitForAsync("Executed 'Functions.Fail' \\(Failed, Id=.*, Duration=\\d+ms\\)");
        await app.Host.WaitForAsync("Exception: the script says no");
        await app.Host.WaitForAsync("Stack: at <script>, run.ps1: line 1");
    }

    [Fact]
    public async Task A_function_that_cannot_be_loaded_is_500_and_the_others_work()
    {
        using var response = await app.Client.GetAsync("api/LoadFails");
        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        await app.Host.WaitForAsync("The 'LoadFails' function is in error: run.ps1:3:1 missing brace");
    }

    [Fact]
    public async Task A_head_request_gets_no_body()
    {
        using var response = await app.Client.SendAsync(new HttpRequestMessage(HttpMethod.Head, "api/Text"));
        Assert.Equal(6, response.Content.Headers.ContentLength);
        Assert.Equal("", await response.Content.ReadAsStringAsync());
    }

    [Theory]
    [InlineData("GET", "api/Nowhere", 404)]
    [InlineData("GET", "api/OnlyPost", 404)]
    [InlineData("POST", "api/OnlyPost", 200)]
    [InlineData("GET", "api/Off", 404)]
    [InlineData("GET", "api/Bad", 404)]
    [InlineData("GET", "favicon.ico", 404)]
    [InlineData("GET", "/", 200)]
    [InlineData("GET", "API/text/", 200)]
    [InlineData("OPTIONS", "api/OnlyPost", 404)]
    public async Task Unmatched_requests_are_404(string method, string path, int status)
    {
        using var response = await app.Client.SendAsync(new HttpRequestMessage(new HttpMethod(method), path));
        Assert.Equal(status, (int)response.StatusCode);
    }

    [Fact]
    public async Task A_preflight_of_an_allowed_origin_is_answered_by_the_host()
    {
        var request = new HttpRequestMessage(HttpMethod.Options, "api/OnlyPost");
        request.Headers.Add("Origin", "http://page.example");
        request.Headers.Add("Access-Control-Request-Method", "POST");
        request.Headers.Add("Access-Control-Request-Headers", "x-a");
        using var response = await app.Client.SendAsync(request);
        Assert.Equal(HttpStatusCode.NoContent, response.StatusCode);
        Assert.Equal("http://page.example", response.Headers.GetValues("Access-Control-Allow-Origin").Single());
        Assert.Equal("POST", response.Headers.GetValues("Access-Control-Allow-Methods").Single());
        Assert.Equal("x-a", response.Headers.GetValues("Access-Control-Allow-Headers").Single());
    }

    [Fact]
    public void Errors_of_functions_and_disabled_ones_are_shown_at_start()
    {
        Assert.Contains("The 'Bad' function is in error: Bad/function.json:1:27: The binding type(s) 'htpTrigger' are not registered. Did you mean 'httpTrigger'?", app.Host.Output, StringComparison.Ordinal);
        Assert.Contains("Function Off is disabled.", app.Host.Output, StringComparison.Ordinal);
        Assert.Contains("\tTick: timerTrigger", app.Host.Output, StringComparison.Ordinal);
        Assert.Contains("\tOnlyPost: [POST] http://localhost:", app.Host.Output, StringComparison.Ordinal);
    }
}
