using System.Net;
using System.Net.Http.Json;
using System.Text.Json.Nodes;
using Shared.Hosting;

namespace EndToEnd;

public sealed class OrdersTests(OrdersHost app) : IClassFixture<OrdersHost>
{
    [Fact]
    public async Task An_order_is_priced_by_the_shared_module()
    {
        using var response = await app.Client.PostAsJsonAsync("api/orders", new
        {
            customer = "Ada",
            lines = new[] { new { product = "tea", quantity = 2 }, new { product = "cake", quantity = 1 } },
        });
        var order = JsonNode.Parse(await response.Content.ReadAsStringAsync())!;

        Assert.Equal(HttpStatusCode.Created, response.StatusCode);
        Assert.Equal("application/json; charset=utf-8", response.Content.Headers.ContentType?.ToString());
        Assert.Equal("nosniff", response.Headers.GetValues("X-Content-Type-Options").Single());
        Assert.Equal(("Ada", "EUR", 12), ((string)order["customer"]!, (string)order["currency"]!, (double)order["total"]!));
        Assert.Equal(7, (double)order["lines"]![0]!["total"]!);
    }

    [Theory]
    [InlineData("""{ "customer": "Ada" }""", 400, "An order needs a customer and lines.")]
    [InlineData("""{ "customer": "Ada", "lines": [ { "product": "gold", "quantity": 1 } ] }""", 422, "There is no product 'gold'. Known: cake, coffee, tea.")]
    public async Task A_bad_order_is_refused_with_the_reason(string json, int status, string error)
    {
        using var response = await app.Client.PostAsync("api/orders", new StringContent(json, System.Text.Encoding.UTF8, "application/json"));
        Assert.Equal(status, (int)response.StatusCode);
        Assert.Equal(error, (string)JsonNode.Parse(await response.Content.ReadAsStringAsync())!["error"]!);
    }

    [Theory]
    [InlineData("api/prices/tea/3", 10.5)]
    [InlineData("api/prices/coffee", 4.25)]
    public async Task Route_values_and_their_defaults_reach_the_script(string path, double total) =>
        Assert.Equal(total, (double)JsonNode.Parse(await app.Client.GetStringAsync(path))!["total"]!);

    [Theory]
    [InlineData("api/prices/tea/many")]
    [InlineData("api/prices/1")]
    public async Task A_route_whose_constraint_fails_is_404(string path)
    {
        using var response = await app.Client.GetAsync(path);
        Assert.Equal(HttpStatusCode.NotFound, response.StatusCode);
    }

    [Fact]
    public async Task A_script_error_is_500_for_the_client_and_has_file_and_line_in_the_log()
    {
        using var response = await app.Client.GetAsync("api/orders/fail");
        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        await app.Host.WaitForAsync("Executed 'Functions.FailOrder' \\(Failed, ");
        await app.Host.WaitForAsync("Exception: .*The order failed: the kitchen is closed\\.");
        await app.Host.WaitForAsync("FailOrder.run\\.ps1: ?(line )?8\\b");
    }

    [Fact]
    public async Task Ten_megabytes_come_back_byte_for_byte()
    {
        var bytes = new byte[10 * 1024 * 1024];
        new Random(10).NextBytes(bytes);
        var content = new ByteArrayContent(bytes);
        content.Headers.ContentType = new("application/octet-stream");

        using var response = await app.Client.PostAsync("api/receipt", content);
        var back = await response.Content.ReadAsByteArrayAsync();

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal("application/octet-stream", response.Content.Headers.ContentType?.ToString());
        Assert.Equal("attachment; filename=receipt.bin", response.Content.Headers.ContentDisposition?.ToString().Replace("\"", "", StringComparison.Ordinal));
        Assert.True(bytes.AsSpan().SequenceEqual(back));
    }

    [Fact]
    public async Task Every_byte_value_survives()
    {
        var bytes = Enumerable.Range(0, 256).Select(value => (byte)value).ToArray();
        var content = new ByteArrayContent(bytes);
        content.Headers.ContentType = new("application/octet-stream");
        using var response = await app.Client.PostAsync("api/receipt", content);
        Assert.Equal(bytes, await response.Content.ReadAsByteArrayAsync());
    }

    [Fact]
    public async Task A_stream_is_sent_to_its_end()
    {
        using var response = await app.Client.GetAsync("api/catalog");
        Assert.Equal("text/csv", response.Content.Headers.ContentType?.MediaType);
        Assert.Equal(
            await File.ReadAllBytesAsync(Path.Combine(RepositoryPaths.Examples, "orders", "Catalog", "catalog.csv")),
            await response.Content.ReadAsByteArrayAsync());
    }

    [Fact]
    public async Task A_hundred_concurrent_orders_do_not_mix()
    {
        var totals = await Task.WhenAll(Enumerable.Range(1, 100).Select(async i =>
        {
            using var response = await app.Client.PostAsJsonAsync("api/orders", new { customer = $"C{i}", lines = new[] { new { product = "cake", quantity = i } } });
            var order = JsonNode.Parse(await response.Content.ReadAsStringAsync())!;
            return ((string)order["customer"]!, (double)order["total"]!);
        }));
        Assert.Equal(Enumerable.Range(1, 100).Select(i => ($"C{i}", 5.0 * i)), totals);
    }
}
