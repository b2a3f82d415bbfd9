using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;

namespace Worker.Tests.Indexing;

public sealed class IndexedAppTests
{
    [Fact]
    public async Task What_the_worker_lists_can_be_loaded_and_run()
    {
        using var app = new TestApp();
        app.Write("fn/api.psm1", "function Get-Hello { [Function(Name = 'Hello')] param([HttpTrigger()] $Request) \"Hello, $($Request.Query.name).\" }");
        await using var host = await BareHost.InitializedAsync();

        host.Send(new StreamingMessage { FunctionsMetadataRequest = new FunctionsMetadataRequest { FunctionAppDirectory = app.Root } });
        var listed = (await host.WaitForAsync(message => message.FunctionMetadataResponse is not null)).FunctionMetadataResponse;
        var request = new FunctionLoadRequest { FunctionId = "1", Metadata = Assert.Single(listed.FunctionMetadataResults) };
        await host.LoadAsync(request);

        var response = await host.InvokeAsync(request, ("Request", Invocations.Http(query: "name=Ada")));
        Assert.Equal("Hello, Ada.", ResponseAssert.Succeeded(response).BodyText());
    }
}
