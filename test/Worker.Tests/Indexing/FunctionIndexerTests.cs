using Microsoft.Azure.Functions.PowerShellWorker.Indexing;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;
using Direction = Microsoft.Azure.WebJobs.Script.Grpc.Messages.BindingInfo.Types.Direction;
using Status = Microsoft.Azure.WebJobs.Script.Grpc.Messages.StatusResult.Types.Status;

namespace Worker.Tests.Indexing;

public sealed class FunctionIndexerTests : IDisposable
{
    private readonly TestApp _app = new();

    public void Dispose() => _app.Dispose();

    [Fact]
    public void Functions_of_a_module_are_found_with_their_bindings()
    {
        var path = _app.Write("api.psm1", """
            function Get-Hello {
                [Function(Name = 'Hello')]
                [OutputBinding(Name = 'log', Type = 'queue', Properties = '{"queueName":"log"}')]
                param(
                    [HttpTrigger(AuthLevel = 'anonymous', Methods = ('get', 'put'), Route = 'hello/{id}')] $Request,
                    [InputBinding(Type = 'blob', Properties = '{"path":"in/x"}')] $Blob
                )
            }
            function Invoke-Nightly {
                [Function()]
                param([TimerTrigger('0 0 2 * * *')] $Timer)
            }
            function Get-NoFunction { param($a) }
            """);

        var response = FunctionIndexer.Index(_app.Root);

        Assert.False(response.UseDefaultMetadataIndexing);
        var hello = response.FunctionMetadataResults.Single(function => function.Name == "Hello");
        Assert.Equal((path, "Get-Hello", "powershell"), (hello.ScriptFile, hello.EntryPoint, hello.Language));
        Assert.Equal(Direction.Out, hello.Bindings["Response"].Direction);
        Assert.Equal("blob", hello.Bindings["Blob"].Type);
        Assert.Contains(
            """{"name":"Request","direction":"in","type":"httpTrigger","authLevel":"anonymous","methods":["get","put"],"route":"hello/{id}"}""",
            hello.RawBindings);
        Assert.Contains("""{"name":"log","direction":"out","type":"queue","queueName":"log"}""", hello.RawBindings);
        var nightly = response.FunctionMetadataResults.Single(function => function.Name == "Invoke-Nightly");
        Assert.Equal("""{"name":"Timer","direction":"in","type":"timerTrigger","schedule":"0 0 2 * * *"}""", Assert.Single(nightly.RawBindings));
        Assert.Equal(2, response.FunctionMetadataResults.Count);
    }

    [Fact]
    public void A_script_is_a_function_by_its_own_param_block()
    {
        _app.Write("jobs/clean.ps1", "[Function()]\nparam([QueueTrigger(QueueName = 'dirty')] $Item)");

        var function = Assert.Single(FunctionIndexer.Index(_app.Root).FunctionMetadataResults);

        Assert.Equal(("clean", ""), (function.Name, function.EntryPoint));
        Assert.Equal(Status.Success, function.Status.Status);
    }

    [Fact]
    public void Folders_with_a_function_json_are_listed_beside_them()
    {
        _app.Write("code.psm1", "function A { [Function()] param([HttpTrigger()] $Request) }");
        _app.Write("Old/run.ps1", "param($Request)");
        _app.Write("Old/function.json", """{"bindings":[{"name":"Request","type":"httpTrigger","direction":"in"},{"name":"Response","type":"http","direction":"out"}]}""");

        var response = FunctionIndexer.Index(_app.Root);

        var old = response.FunctionMetadataResults.Single(function => function.Name == "Old");
        Assert.Equal(Path.Combine(_app.Root, "Old", "run.ps1"), old.ScriptFile);
        Assert.Equal(2, old.RawBindings.Count);
    }

    [Fact]
    public void An_app_without_declarations_is_left_to_the_host()
    {
        _app.Write("Old/run.ps1", "param($Request)");
        _app.Write("Old/function.json", """{"bindings":[]}""");

        var response = FunctionIndexer.Index(_app.Root);

        Assert.True(response.UseDefaultMetadataIndexing);
        Assert.Empty(response.FunctionMetadataResults);
        Assert.Equal(Status.Success, response.Result.Status);
    }

    [Theory]
    [InlineData("bad.psm1", "function A { [Function()] param($Request) }", "bad.psm1:1:14: The function has no trigger")]
    [InlineData("bad.psm1", "function A { [Function()] param([TimerTrigger()] $t) }", "bad.psm1:1:33: [TimerTrigger()] has no Schedule")]
    [InlineData("bad.psm1", "function A { [Function()] param([TimerTrigger((Get-Date))] $t) }", "bad.psm1:1:47: Attribute argument must be a constant")]
    [InlineData("bad.ps1", "function A { [Function()] param([HttpTrigger()] $r) }", "bad.ps1:1:14: [Function()] stands in a .ps1 file")]
    [InlineData("bad.psm1", "[Function(\nfunction A {", "bad.psm1:")]
    public void A_wrong_declaration_is_one_failed_function_with_its_place(string file, string script, string expected)
    {
        _app.Write(file, script);
        _app.Write("good.psm1", "function Good { [Function()] param([HttpTrigger()] $Request) }");

        var response = FunctionIndexer.Index(_app.Root);

        Assert.Equal(Status.Success, response.FunctionMetadataResults.Single(function => function.Name == "Good").Status.Status);
        var failed = Assert.Single(response.FunctionMetadataResults, function => function.Status.Status == Status.Failure);
        Assert.Contains(expected, failed.Status.Exception.Message, StringComparison.Ordinal);
    }
}
