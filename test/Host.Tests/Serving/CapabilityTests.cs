using System.Text;
using Google.Protobuf;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Host.Tests.Serving;

public sealed class CapabilityTests
{
    [Theory]
    [InlineData("", "Json", true, true, false)]
    [InlineData("RpcHttpBodyOnly", "String", false, true, false)]
    [InlineData("RpcHttpBodyOnly,RawHttpBodyBytes,RpcHttpTriggerMetadataRemoved,UseNullableValueDictionaryForHttp", "Bytes", false, false, true)]
    [InlineData("SupportsLoadResponseCollection,IgnoreEmptyValuedRpcHttpHeaders", "Json", true, true, false)]
    public async Task What_a_worker_announces_decides_what_it_is_sent(string capabilities, string body, bool hasRawBody, bool hasHttpMetadata, bool hasNullableMaps)
    {
        using var app = new ScriptedApp().With("Describe", "describe", """ "route": "describe/{id}" """);
        await using var host = await app.StartAsync(environment: new() { ["SCRIPTED_CAPABILITIES"] = capabilities });
        using var request = new HttpRequestMessage(HttpMethod.Post, "api/describe/5?a=1&b=")
        {
            Content = new StringContent("{\"n\":1}", Encoding.UTF8, "application/json"),
        };
        request.Headers.TryAddWithoutValidation("X-Empty", "");
        using var response = await host.Client.SendAsync(request);
        var seen = JsonParser.Default.Parse<InvocationRequest>(await response.Content.ReadAsStringAsync());
        var http = seen.InputData.Single().Data.Http;

        Assert.Equal(body, http.Body.DataCase.ToString());
        Assert.Equal(hasRawBody, http.RawBody is not null);
        Assert.Equal(hasHttpMetadata, seen.TriggerMetadata.ContainsKey("$request") && seen.TriggerMetadata.ContainsKey("Request"));
        if (hasNullableMaps)
        {
            Assert.Equal(("5", "1", ""), (http.NullableParams["id"].Value, http.NullableQuery["a"].Value, http.NullableQuery["b"].Value));
            Assert.Equal("", http.NullableHeaders["x-empty"].Value);
            Assert.Empty(http.Headers);
        }
        else
        {
            Assert.Equal(("5", "1", false), (http.Params["id"], http.Query["a"], http.Query.ContainsKey("b")));
            Assert.Equal(!capabilities.Contains("IgnoreEmpty", StringComparison.Ordinal), http.Headers.ContainsKey("x-empty"));
        }
    }
}
