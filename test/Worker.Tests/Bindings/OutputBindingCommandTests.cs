using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;
using Direction = Microsoft.Azure.WebJobs.Script.Grpc.Messages.BindingInfo.Types.Direction;

namespace Worker.Tests.Bindings;

/// <summary>Push-OutputBinding, Get-OutputBinding and Trace-PipelineObject, as scripts use them.</summary>
public sealed class OutputBindingCommandTests(SharedWorker worker) : IClassFixture<SharedWorker>
{
    [Theory]
    [InlineData("Push-OutputBinding queue 5", "5")]
    [InlineData("Push-OutputBinding queue 5; Push-OutputBinding queue 6", "[5,6]")]
    [InlineData("Push-OutputBinding queue 5; Push-OutputBinding queue 6; Push-OutputBinding queue @(8, 9)", "[5,6,8,9]")]
    [InlineData("Push-OutputBinding queue @(1, 2)", "[1,2]")]
    [InlineData("1, 2, 3 | Push-OutputBinding queue", "[1,2,3]")]
    [InlineData("Push-OutputBinding queue 5; Push-OutputBinding queue 6 -Clobber", "6")]
    [InlineData("Push-OutputBinding queue @(1, 2); Push-OutputBinding queue @(3) -Clobber", "[3]")]
    [InlineData("1, 2, 3 | Push-OutputBinding queue -Clobber", "3")]
    [InlineData("Push-OutputBinding -Name QUEUE -Value 'any case'", "any case")]
    public async Task A_queue_gathers_what_is_pushed(string script, string expected) =>
        Assert.Equal(expected, Text(ResponseAssert.Succeeded(await RunAsync(script)).Output("queue")));

    [Theory]
    [InlineData("Push-OutputBinding Foo @(1, 2)", "[1,2]")]
    [InlineData("Push-OutputBinding Foo 1; Push-OutputBinding foo 2 -Clobber", "2")]
    [InlineData("Push-OutputBinding Foo ''", "")]
    public async Task Other_types_hold_one_value(string script, string expected) =>
        Assert.Equal(expected, Text(ResponseAssert.Succeeded(await RunAsync(script)).Output("Foo")));

    [Fact]
    public async Task A_second_value_for_a_single_binding_is_an_error_that_tells_how_to_replace()
    {
        var exception = ResponseAssert.Failed(await RunAsync("$ErrorActionPreference = 'Stop'; Push-OutputBinding response 1; Push-OutputBinding response 2"));

        Assert.Contains("'response'", exception.Message, StringComparison.Ordinal);
        Assert.Contains("http", exception.Message, StringComparison.Ordinal);
        Assert.Contains("-Clobber", exception.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("try { Push-OutputBinding nobody 1 } catch { $_.FullyQualifiedErrorId + '|' + $_.TargetObject + '|' + $_.CategoryInfo.Category }", "BindingNameNotExist,Microsoft.Azure.Functions.PowerShellWorker.Commands.PushOutputBindingCommand|nobody|InvalidOperation")]
    [InlineData("Push-OutputBinding Foo 1; try { Push-OutputBinding Foo 2 } catch { $_.FullyQualifiedErrorId + '|' + $_.TargetObject + '|' + $_.CategoryInfo.Category }", "OutputBindingAlreadySet,Microsoft.Azure.Functions.PowerShellWorker.Commands.PushOutputBindingCommand|custom|InvalidOperation")]
    public async Task Errors_have_the_ids_that_scripts_look_for(string script, string expected)
    {
        var response = ResponseAssert.Succeeded(await RunAsync(script));

        Assert.Contains(worker.Host.LogsOf(response), log => log.Message.TrimEnd() == "OUTPUT: " + expected);
    }

    [Theory]
    [InlineData("(Get-OutputBinding).Count", "3")]
    [InlineData("(Get-OutputBinding -Name queue)['QUEUE']", "q")]
    [InlineData("(Get-OutputBinding nothing).Count", "0")]
    [InlineData("((Get-OutputBinding F*).Keys | Sort-Object) -join ','", "Foo,Food")]
    [InlineData("(Get-OutputBinding Foo -Purge).Count; (Get-OutputBinding).Count", "1|0")]
    [InlineData("('Foo', 'queue' | Get-OutputBinding).Count", "2")]
    public async Task Get_OutputBinding_shows_what_was_pushed(string script, string expected)
    {
        var response = ResponseAssert.Succeeded(await RunAsync(
            "Push-OutputBinding queue 'q'; Push-OutputBinding Foo 'f'; Push-OutputBinding Food 'fd'; " + script));

        var lines = worker.Host.LogsOf(response).Select(log => log.Message.TrimEnd()).Where(line => line.StartsWith("OUTPUT: ", StringComparison.Ordinal));
        Assert.Equal(expected.Split('|').Select(line => "OUTPUT: " + line), lines);
    }

    [Fact]
    public async Task Trace_PipelineObject_passes_objects_on_and_formats_them_in_order()
    {
        var response = ResponseAssert.Succeeded(await RunAsync(
            "$passed = 1..20 | ForEach-Object { \"item $_\" } | Trace-PipelineObject; Write-Information \"after $($passed.Count) $($passed[19])\""));

        var lines = worker.Host.LogsOf(response).Select(log => log.Message.TrimEnd()).ToList();
        Assert.Equal(
            Enumerable.Range(1, 20).Select(i => $"OUTPUT: item {i}").Append("INFORMATION: after 20 item 20"),
            lines);
    }

    [Fact]
    public async Task The_commands_can_be_called_by_the_name_of_their_module()
    {
        var response = ResponseAssert.Succeeded(await RunAsync("Microsoft.Azure.Functions.PowerShellWorker\\Push-OutputBinding queue 'q'"));

        Assert.Equal("q", response.Output("queue").String);
    }

    [Fact]
    public async Task Modules_can_ask_for_the_output_bindings()
    {
        var response = ResponseAssert.Succeeded(await RunAsync(
            "$info = [Microsoft.Azure.Functions.PowerShellWorker.FunctionMetadata]::GetOutputBindingInfo([runspace]::DefaultRunspace.InstanceId)\n"
            + "Push-OutputBinding queue \"$($info['queue'].Type) $($info['QUEUE'].Direction) $($info.Count)\""));

        Assert.Equal("queue Out 5", response.Output("queue").String);
    }

    private async Task<InvocationResponse> RunAsync(string script)
    {
        var function = worker.App.Add(
            worker.NewName(), "param($in) " + script,
            ("in", "queueTrigger", Direction.In), ("response", "http", Direction.Out), ("queue", "queue", Direction.Out),
            ("Foo", "custom", Direction.Out), ("Bar", "custom", Direction.Out), ("Food", "custom", Direction.Out));
        return await worker.LoadAndInvokeAsync(function, ("in", new TypedData { String = "x" }));
    }

    private static string Text(TypedData data) => data.DataCase switch
    {
        TypedData.DataOneofCase.Int => data.Int.ToString(System.Globalization.CultureInfo.InvariantCulture),
        TypedData.DataOneofCase.Json => data.Json,
        TypedData.DataOneofCase.String => data.String,
        _ => data.DataCase.ToString(),
    };
}
