using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;
using Level = Microsoft.Azure.WebJobs.Script.Grpc.Messages.RpcLog.Types.Level;

namespace Worker.Tests.Invocation;

/// <summary>How a function's failure reaches the host: message, type, position and the script's own stack.</summary>
public sealed class FailureTests(SharedWorker worker) : IClassFixture<SharedWorker>
{
    [Fact]
    public async Task A_throw_names_file_line_and_column()
    {
        var exception = await FailAsync("param($Request)\n\n  throw 'broken'");

        Assert.Equal("broken", exception.Message);
        Assert.True(exception.IsUserException);
        Assert.Contains("run.ps1:3:3", exception.StackTrace, StringComparison.Ordinal);
        Assert.Contains("throw 'broken'", exception.StackTrace, StringComparison.Ordinal);
    }

    [Fact]
    public async Task The_scripts_stack_names_every_function()
    {
        var exception = await FailAsync("param($Request)\nfunction Inner { throw 'deep' }\nfunction Outer { Inner }\nOuter");

        Assert.Contains("at Inner, ", exception.StackTrace, StringComparison.Ordinal);
        Assert.Contains("at Outer, ", exception.StackTrace, StringComparison.Ordinal);
        Assert.Contains("run.ps1: line 4", exception.StackTrace, StringComparison.Ordinal);
    }

    [Fact]
    public async Task An_error_that_is_made_terminating_fails()
    {
        var exception = await FailAsync("param($Request) Write-Error 'stop here' -ErrorAction Stop");

        Assert.Contains("stop here", exception.Message, StringComparison.Ordinal);

        // Write-Error speaks for the function that calls it, and nobody's script called that one: the stack tells the place.
        Assert.Contains("run.ps1: line 1", exception.StackTrace, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_dotnet_exception_keeps_its_type()
    {
        var exception = await FailAsync("param($Request) $ErrorActionPreference = 'Stop'; [System.IO.File]::ReadAllText('/does/not/exist')");

        Assert.Equal("System.IO.DirectoryNotFoundException", exception.Type);
        Assert.Contains("/does/not", exception.Message, StringComparison.Ordinal);
        Assert.Contains("Inner error: System.IO.DirectoryNotFoundException", exception.StackTrace, StringComparison.Ordinal);
    }

    [Fact]
    public async Task An_exception_that_a_script_throws_keeps_its_type()
    {
        var exception = await FailAsync("param($Request) throw [System.TimeoutException]::new('too slow')");

        Assert.Equal("System.TimeoutException", exception.Type);
        Assert.Equal("too slow", exception.Message);
    }

    [Fact]
    public async Task A_parse_error_at_run_time_fails()
    {
        var exception = await FailAsync("param($Request) $ErrorActionPreference = 'Stop'; Invoke-Expression 'if ('");

        Assert.Contains("run.ps1", exception.StackTrace, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_binding_error_names_the_parameter()
    {
        var exception = await FailAsync("param($Request) $ErrorActionPreference = 'Stop'; function F([int] $Number) { }; F -Number 'seven'");

        Assert.Contains("Number", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task An_argument_that_cannot_be_converted_fails_and_leaves_nothing_behind()
    {
        var function = worker.App.Add(
            worker.NewName(), "param([int] $in) Push-OutputBinding out $in",
            ("in", "queueTrigger", BindingInfo.Types.Direction.In), ("out", "blob", BindingInfo.Types.Direction.Out));

        var failed = await worker.LoadAndInvokeAsync(function, ("in", new TypedData { String = "no number" }));
        var next = await worker.Host.InvokeAsync(function, ("in", new TypedData { String = "7" }));

        Assert.Equal(StatusResult.Types.Status.Failure, failed.Result.Status);
        Assert.Equal(7, ResponseAssert.Succeeded(next).Output("out").Int);
    }

    [Fact]
    public async Task An_error_inside_a_module_names_the_modules_file()
    {
        worker.App.Write("Modules/Faulty/Faulty.psm1", "function Invoke-Faulty {\n  throw 'in module'\n}");

        var exception = await FailAsync("param($Request) Invoke-Faulty");

        Assert.Contains("Faulty.psm1:2:3", exception.StackTrace, StringComparison.Ordinal);
        Assert.Contains("at Invoke-Faulty, ", exception.StackTrace, StringComparison.Ordinal);
    }

    [Fact]
    public async Task The_log_has_the_exception_before_the_answer()
    {
        var response = await worker.RunHttpAsync("param($Request) throw 'logged'");

        var log = Assert.Single(worker.Host.LogsOf(response), log => log.Level == Level.Error);
        Assert.StartsWith("EXCEPTION: logged", log.Message, StringComparison.Ordinal);
        Assert.Contains("run.ps1", log.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task What_was_pushed_before_a_failure_is_not_sent()
    {
        var response = await worker.RunHttpAsync("param($Request) Push-OutputBinding Response 'early'; throw 'late'");

        Assert.Equal(StatusResult.Types.Status.Failure, response.Result.Status);
        Assert.Empty(response.OutputData);
    }

    [Theory]
    [InlineData("exit 3", false)]
    [InlineData("exit 0", true)]
    [InlineData("exit", true)]
    public async Task An_exit_code_other_than_zero_fails(string command, bool succeeds)
    {
        var response = await worker.RunHttpAsync($"param($Request) {command}");

        Assert.Equal(succeeds, response.IsSuccess());
    }

    [Fact]
    public async Task Error_records_fail_an_invocation_when_the_app_asks_for_it()
    {
        using var app = new TestApp();
        var function = app.AddHttp("f", "param($Request) Write-Error 'counts'");
        await using var host = await BareHost.LoadedAsync(app, new BareHostOptions { Environment = new() { ["PSWorkerFailOnError"] = "true" } });

        var response = await host.InvokeAsync(function, ("Request", Invocations.Http()));

        Assert.Contains("PSWorkerFailOnError", ResponseAssert.Failed(response).Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_syntax_error_in_one_function_does_not_stop_the_others()
    {
        var bad = worker.App.AddHttp(worker.NewName(), "param($Request) if (");
        var loaded = await worker.Host.LoadAsync(bad);

        Assert.Equal(StatusResult.Types.Status.Failure, loaded.Result.Status);
        Assert.Contains("has parsing errors", loaded.Result.Exception.Message, StringComparison.Ordinal);
        Assert.Equal("fine", ResponseAssert.Succeeded(await worker.RunHttpAsync("param($Request) 'fine'")).BodyText());
    }

    private async Task<RpcException> FailAsync(string script) => ResponseAssert.Failed(await worker.RunHttpAsync(script));
}
