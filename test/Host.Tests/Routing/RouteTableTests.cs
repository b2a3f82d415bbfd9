using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Configuration;
using PowerShellWorker.Host.Routing;

namespace Host.Tests.Routing;

public sealed class RouteTableTests
{
    [Fact]
    public void The_first_function_by_name_wins_however_general_its_route()
    {
        var table = Table(("A", "api/{*path}", ""), ("B", "api/items/{id}", ""));
        Assert.Equal("A", Match(table, "GET", "/api/items/1"));
    }

    [Fact]
    public void A_route_with_another_method_is_passed_over()
    {
        var table = Table(("A", "api/{x}", "POST"), ("B", "api/items", "GET"), ("C", "{y}/items", ""));
        Assert.Equal("B", Match(table, "GET", "/api/items"));
        Assert.Equal("A", Match(table, "POST", "/api/items"));
        Assert.Equal("C", Match(table, "PUT", "/api/items"));
        Assert.Null(Match(table, "PUT", "/api/other"));
    }

    [Fact]
    public void Literal_routes_are_found_among_many()
    {
        var table = Table([.. Enumerable.Range(0, 1000).Select(i => ($"F{i:0000}", $"api/F{i:0000}", ""))]);
        Assert.Equal("F0700", Match(table, "GET", "/api/f0700/"));
        Assert.Null(Match(table, "GET", "/api/f1700"));
    }

    [Fact]
    public void A_catch_all_without_a_prefix_takes_the_root() => Assert.Equal("A", Match(Table(("A", "{*path}", "")), "GET", "/"));

    private static string? Match(RouteTable table, string method, string path) => table.TryMatch(method, path, out var match) ? match.Function.Name : null;

    private static RouteTable Table(params (string Name, string Route, string Methods)[] functions)
    {
        var binding = new BindingModel("Request", "httpTrigger", BindingInfo.Types.Direction.In, BindingInfo.Types.DataType.Undefined);
        return new RouteTable(functions.Select((function, index) => new FunctionModel
        {
            Id = function.Name,
            Index = index,
            Config = new FunctionConfig
            {
                Name = function.Name,
                Directory = "",
                Root = new ConfigNode(System.Text.Json.JsonValueKind.Object, "{}", ""),
                Bindings = [],
            },
            ScriptFile = "",
            Bindings = [binding],
            Trigger = binding,
            IsDisabled = false,
            Http = new HttpTriggerModel(
                "Request",
                function.Methods.Split(',', StringSplitOptions.RemoveEmptyEntries),
                RouteTemplate.TryParse(function.Route, out _)!,
                AuthorizationLevel.Anonymous,
                "Response"),
        }));
    }
}
