using PowerShellWorker.Host.Routing;

namespace Host.Tests.Routing;

public sealed class RouteTemplateTests
{
    [Theory]
    [InlineData("api/hello", "/api/hello", "")]
    [InlineData("api/hello", "/API/Hello/", "")]
    [InlineData("api/items/{id}", "/api/items/a b", "id=a b")]
    [InlineData("api/items/{id?}", "/api/items", "")]
    [InlineData("api/items/{id=7}", "/api/items", "id=7")]
    [InlineData("api/{*rest}", "/api/a/b/c", "rest=a/b/c")]
    [InlineData("api/{*rest}", "/api", "")]
    [InlineData("api/{**rest}", "/api/a/b", "rest=a/b")]
    [InlineData("api/a-{x}.{ext}", "/api/a-1.txt", "ext=txt,x=1")]
    [InlineData("api/{id:int}", "/api/42", "id=42")]
    [InlineData("api/{id:int:min(3)}", "/api/3", "id=3")]
    [InlineData("api/{id:range(1,9)?}", "/api", "")]
    [InlineData("api/{id:guid}", "/api/00000000-0000-0000-0000-000000000001", "id=00000000-0000-0000-0000-000000000001")]
    [InlineData("api/{code:regex(^[a-z]{{2}}$)}", "/api/ab", "code=ab")]
    [InlineData("api/{name:length(2,3)}/{flag:bool}", "/api/abc/true", "flag=true,name=abc")]
    public void Paths_match(string template, string path, string expected)
    {
        Assert.True(Parse(template).TryMatch(path, out var values));
        Assert.Equal(expected, string.Join(",", values.OrderBy(pair => pair.Key, StringComparer.Ordinal).Select(pair => $"{pair.Key}={pair.Value}")));
    }

    [Theory]
    [InlineData("api/hello", "/api/hello/more")]
    [InlineData("api/hello", "/api")]
    [InlineData("api/{id:int}", "/api/x")]
    [InlineData("api/{id:alpha}", "/api/1")]
    [InlineData("api/{id:min(3)}", "/api/2")]
    [InlineData("api/{id:maxlength(2)}", "/api/abc")]
    [InlineData("api/{id}", "/api/a/b")]
    public void Paths_do_not_match(string template, string path) => Assert.False(Parse(template).TryMatch(path, out _));

    [Theory]
    [InlineData("/api", "may not start with '/'")]
    [InlineData("api/{id", "incomplete")]
    [InlineData("api/{id}/{id}", "more than one time")]
    [InlineData("api/{id:nothing}", "there is no constraint 'nothing'")]
    [InlineData("api/{id:range(1)}", "there is no constraint 'range(1)'")]
    [InlineData("api/{id:min(x)}", "x")]
    [InlineData("api/{*rest}/more", "last segment")]
    public void What_is_no_template_is_refused(string template, string expected)
    {
        Assert.Null(RouteTemplate.TryParse(template, out var error));
        Assert.Contains(expected, error, StringComparison.Ordinal);
    }

    private static RouteTemplate Parse(string template) => RouteTemplate.TryParse(template, out var error) ?? throw new InvalidOperationException(error);
}
