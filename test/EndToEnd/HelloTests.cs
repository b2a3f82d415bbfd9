using System.Net;
using System.Text;

namespace EndToEnd;

public sealed class HelloTests(HelloHost app) : IClassFixture<HelloHost>
{
    [Fact]
    public async Task A_name_in_the_query_is_greeted() => Assert.Equal("Hello, Ada.", await app.Client.GetStringAsync("api/hello?name=Ada"));

    [Theory]
    [InlineData("""{ "name": "Grace" }""", "application/json", "Hello, Grace.")]
    [InlineData("""{ "name": "Žofie 🎈" }""", "application/json", "Hello, Žofie 🎈.")]
    public async Task A_name_in_the_body_is_greeted(string body, string contentType, string expected)
    {
        using var response = await app.Client.PostAsync("api/Hello", new StringContent(body, Encoding.UTF8, contentType));
        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal(expected, await response.Content.ReadAsStringAsync());
        Assert.Equal("text/plain; charset=utf-8", response.Content.Headers.ContentType?.ToString());
    }

    [Fact]
    public async Task A_missing_name_is_400()
    {
        using var response = await app.Client.GetAsync("api/hello");
        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Equal("Please pass a name in the query string or in the request body.", await response.Content.ReadAsStringAsync());
    }

    [Fact]
    public async Task A_method_that_the_function_does_not_take_is_404()
    {
        using var response = await app.Client.DeleteAsync("api/hello");
        Assert.Equal(HttpStatusCode.NotFound, response.StatusCode);
    }

    [Fact]
    public async Task Two_hundred_concurrent_requests_are_all_answered_right()
    {
        var answers = await Task.WhenAll(Enumerable.Range(0, 200).Select(i => app.Client.GetStringAsync($"api/hello?name=Caller{i}")));
        Assert.Equal(Enumerable.Range(0, 200).Select(i => $"Hello, Caller{i}."), answers);
    }

    [Fact]
    public async Task What_a_script_writes_to_the_host_is_in_the_log()
    {
        await app.Client.GetStringAsync("api/hello?name=Log");
        await app.Host.WaitForAsync("INFORMATION: Hello processed a GET request\\.");
        await app.Host.WaitForAsync("Executed 'Functions.Hello' \\(Succeeded, Id=[-0-9a-f]{36}, Duration=\\d+ms\\)");
    }
}
