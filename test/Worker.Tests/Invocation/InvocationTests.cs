using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;
using Direction = Microsoft.Azure.WebJobs.Script.Grpc.Messages.BindingInfo.Types.Direction;

namespace Worker.Tests.Invocation;

/// <summary>How functions run: shapes, arguments, outputs, clean-up.</summary>
public sealed class InvocationTests(SharedWorker worker) : IClassFixture<SharedWorker>
{
    private const string Tell = "Push-OutputBinding -Name out -Value ";

    private static readonly (string, string, Direction)[] QueueBindings = [("in", "queueTrigger", Direction.In), ("out", "blob", Direction.Out)];

    [Fact]
    public async Task A_script_runs_under_its_deployed_name_and_knows_its_file()
    {
        var response = await RunAsync($"param($in)\n{Tell}\"$in|$($MyInvocation.MyCommand.Name)|$PSScriptRoot|$PSCommandPath\"", "Foo");

        var parts = response.Output("out").String.Split('|');
        Assert.Equal("Foo", parts[0]);
        Assert.Matches("^_f[0-9]+_$", parts[1]);
        Assert.Equal(parts[1], $"_{Path.GetFileName(parts[2])}_");
        Assert.Equal("run.ps1", Path.GetFileName(parts[3]));
    }

    [Fact]
    public async Task A_script_with_requires_runs_under_its_file_name()
    {
        var response = await RunAsync($"#Requires -Version 7.0\nparam($in)\n{Tell}\"$in|$($MyInvocation.MyCommand.Name)\"", "Foo");

        Assert.Equal("Foo|run.ps1", response.Output("out").String);
    }

    [Fact]
    public async Task An_entry_point_of_a_module_runs_under_its_own_name()
    {
        using var app = new TestApp();
        var function = app.AddFile(
            "f", "code.psm1", $"function Run {{ param($in) {Tell}\"$in|$($MyInvocation.MyCommand.Name)\" }}", "Run", QueueBindings);
        await using var host = await BareHost.LoadedAsync(app);

        var first = await host.InvokeAsync(function, ("in", new TypedData { String = "1" }));
        var second = await host.InvokeAsync(function, ("in", new TypedData { String = "2" }));

        Assert.Equal("1|Run", first.Output("out").String);
        Assert.Equal("2|Run", second.Output("out").String);
    }

    [Fact]
    public async Task Modules_with_the_same_entry_point_do_not_get_into_each_others_way()
    {
        using var app = new TestApp();
        var a = app.AddFile("a", "code.psm1", $"function Run($in) {{ {Tell}'from a' }}", "Run", QueueBindings);
        var b = app.AddFile("b", "code.psm1", $"function Run($in) {{ {Tell}'from b' }}", "Run", QueueBindings);
        await using var host = await BareHost.LoadedAsync(app);

        foreach (var (function, expected) in new[] { (a, "from a"), (b, "from b"), (a, "from a"), (b, "from b") })
        {
            var response = await host.InvokeAsync(function, ("in", new TypedData { String = "" }));
            Assert.Equal(expected, response.Output("out").String);
        }
    }

    [Fact]
    public async Task Trigger_metadata_trace_and_retry_context_reach_the_script()
    {
        using var app = new TestApp();
        var function = app.Add(
            "f",
            $"param($in, $triggerMetadata, $TraceContext, $RetryContext)\n"
            + $"{Tell}\"$($triggerMetadata.TestParameterName)|$($triggerMetadata.FunctionName)|$($triggerMetadata.InvocationId)|$($TraceContext.Traceparent)|"
            + "$($TraceContext.Attributes.KEY)|$($RetryContext.RetryCount)|$($RetryContext.MaxRetryCount)|$($RetryContext.Exception.Message)\"",
            QueueBindings);
        await using var host = await BareHost.LoadedAsync(app);
        var request = Invocations.Request(function, ("in", new TypedData { String = "x" }));
        request.TriggerMetadata["testparametername"] = new TypedData { String = "value" };
        request.TraceContext = new RpcTraceContext { TraceParent = "tp", TraceState = "ts", Attributes = { ["key"] = "attribute" } };
        request.RetryContext = new RetryContext { RetryCount = 1, MaxRetryCount = 3, Exception = new RpcException { Message = "before" } };

        var response = await host.InvokeAsync(request);

        Assert.Equal($"value|f|{request.InvocationId}|tp|attribute|1|3|before", response.Output("out").String);
    }

    [Fact]
    public async Task Without_trace_and_retry_context_the_parameters_are_null()
    {
        using var app = new TestApp();
        var function = app.Add("f", $"param($in, $TraceContext, $RetryContext)\n{Tell}\"$($null -eq $RetryContext)|$($null -eq $TraceContext)\"", QueueBindings);
        await using var host = await BareHost.LoadedAsync(app);
        var request = Invocations.Request(function, ("in", new TypedData { String = "x" }));
        request.TraceContext = null;

        var response = await host.InvokeAsync(request);

        Assert.Equal("True|True", response.Output("out").String);
    }

    [Fact]
    public async Task Global_variables_of_one_invocation_are_gone_in_the_next()
    {
        using var app = new TestApp();
        var function = app.Add(
            "f",
            $"param($in)\n$seen = \"$global:Mark$script:Other\"\n$global:Mark = 'g'\n$script:Other = 's'\nSet-Variable Fixed 1 -Scope Global -Option ReadOnly\n{Tell}\"seen:${{seen}}:$(Test-Path Variable:Fixed)\"",
            QueueBindings);
        await using var host = await BareHost.LoadedAsync(app);

        await host.InvokeAsync(function, ("in", new TypedData { String = "1" }));
        var second = await host.InvokeAsync(function, ("in", new TypedData { String = "2" }));

        Assert.StartsWith("seen::", second.Output("out").String, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("'text'", TypedData.DataOneofCase.String)]
    [InlineData("'{\"a\":1}'", TypedData.DataOneofCase.Json)]
    [InlineData("1", TypedData.DataOneofCase.Int)]
    [InlineData("1.5", TypedData.DataOneofCase.Double)]
    [InlineData("([byte[]](1,2))", TypedData.DataOneofCase.Bytes)]
    [InlineData("([System.IO.MemoryStream]::new([byte[]](1,2)))", TypedData.DataOneofCase.Bytes)]
    [InlineData("@{ a = 1 }", TypedData.DataOneofCase.Json)]
    [InlineData("$true", TypedData.DataOneofCase.Json)]
    [InlineData("([pscustomobject]@{ a = 1 })", TypedData.DataOneofCase.Json)]
    public async Task Outputs_go_out_in_the_kind_that_fits(string value, TypedData.DataOneofCase expected)
    {
        var response = await RunAsync($"param($in) {Tell}{value}", "x");

        Assert.Equal(expected, response.Output("out").DataCase);
    }

    [Fact]
    public async Task Outputs_that_were_never_set_go_out_empty()
    {
        var response = await RunAsync("param($in)", "x");

        Assert.Equal(TypedData.DataOneofCase.None, response.Output("out").DataCase);
    }

    [Fact]
    public async Task The_return_binding_is_the_return_value()
    {
        using var app = new TestApp();
        var function = app.Add("f", "param($in) Push-OutputBinding '$return' 'back'", ("in", "queueTrigger", Direction.In), ("$return", "queue", Direction.Out));
        await using var host = await BareHost.LoadedAsync(app);

        var response = await host.InvokeAsync(function, ("in", new TypedData { String = "x" }));

        Assert.Equal("back", response.ReturnValue.String);
        Assert.Empty(response.OutputData);
    }

    [Theory]
    [InlineData("plain", "System.String")]
    [InlineData("{\"a\":1}", "Microsoft.Azure.Functions.PowerShellWorker.OrderedHashtable")]
    [InlineData("[1]", "System.Object[]")]
    public async Task A_text_that_holds_json_is_converted(string input, string expectedType)
    {
        var response = await RunAsync($"param($in) {Tell}$in.GetType().FullName", input);

        Assert.Equal(expectedType, response.Output("out").String);
    }

    [Fact]
    public async Task A_parameter_declared_as_text_keeps_json_as_text()
    {
        var response = await RunAsync($"param([string] $in) {Tell}\"<$in>\"", "{\"a\":1}");

        Assert.Equal("<{\"a\":1}>", response.Output("out").String);
    }

    [Fact]
    public async Task Numbers_bytes_and_collections_reach_the_script()
    {
        using var app = new TestApp();
        var function = app.Add("f", $"param($in) {Tell}\"$($in.GetType().FullName) $($in -join ',')\"", QueueBindings);
        await using var host = await BareHost.LoadedAsync(app);

        Assert.Equal("System.Int64 5", await Tell1(new TypedData { Int = 5 }));
        Assert.Equal("System.Double 1.5", await Tell1(new TypedData { Double = 1.5 }));
        Assert.Equal("System.Byte[] 1,2", await Tell1(new TypedData { Bytes = Google.Protobuf.ByteString.CopyFrom(1, 2) }));
        Assert.Equal("System.Byte[] 3", await Tell1(new TypedData { Stream = Google.Protobuf.ByteString.CopyFrom(3) }));
        Assert.Equal("System.Object[] a,b", await Tell1(new TypedData { CollectionString = new CollectionString { String = { "a", "b" } } }));
        Assert.Equal("System.Int64[] 1,2", await Tell1(new TypedData { CollectionSint64 = new CollectionSInt64 { Sint64 = { 1, 2 } } }));

        async Task<string> Tell1(TypedData data) => (await host.InvokeAsync(function, ("in", data))).Output("out").String;
    }

    [Fact]
    public async Task An_unknown_function_is_a_failure_that_names_it()
    {
        await using var host = await BareHost.InitializedAsync();

        var response = await host.InvokeAsync(new InvocationRequest { InvocationId = "i", FunctionId = "nobody" });

        Assert.Equal(StatusResult.Types.Status.Failure, response.Result.Status);
        Assert.Equal("Function with the ID 'nobody' was not loaded.", response.Result.Exception.Message);
    }

    [Fact]
    public async Task A_module_of_the_app_is_found()
    {
        using var app = new TestApp();
        app.Write("Modules/Greeter/Greeter.psm1", "function Get-Greeting { param($Name) \"Hi $Name\" }");
        var function = app.Add("f", $"param($in) {Tell}(Get-Greeting $in)", QueueBindings);
        await using var host = await BareHost.LoadedAsync(app);

        var response = await host.InvokeAsync(function, ("in", new TypedData { String = "Ada" }));

        Assert.Equal("Hi Ada", response.Output("out").String);
    }

    [Fact]
    public async Task The_module_path_is_the_apps_and_the_workers()
    {
        using var app = new TestApp();
        var function = app.Add("f", $"param($in) {Tell}$env:PSModulePath", QueueBindings);
        await using var host = await BareHost.LoadedAsync(app, BareHostOptions.WithRunspaces(4));

        var response = await host.InvokeAsync(function, ("in", new TypedData { String = "" }));

        var worker = Path.Combine(Path.GetDirectoryName(Repository.WorkerEntry)!, "Modules");
        Assert.Equal(Path.Combine(app.Root, "Modules") + Path.PathSeparator + worker, response.Output("out").String);
    }

    private async Task<InvocationResponse> RunAsync(string script, string input) =>
        ResponseAssert.Succeeded(await worker.RunAsync(script, new TypedData { String = input }));
}
