using Microsoft.Azure.Functions.PowerShellWorker.Functions;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;
using Direction = Microsoft.Azure.WebJobs.Script.Grpc.Messages.BindingInfo.Types.Direction;

namespace Worker.Tests.Functions;

public sealed class FunctionLoaderTests : IDisposable
{
    private static readonly (string, string, Direction)[] Bindings =
    [
        ("req", "httpTrigger", Direction.In), ("inputBlob", "blobTrigger", Direction.In), ("res", "http", Direction.Out),
    ];

    private readonly TestApp _app = new();

    public void Dispose() => _app.Dispose();

    [Fact]
    public void A_script_keeps_its_path_parameters_and_bindings()
    {
        var function = Load("param ($req, $inputBlob)", "run.ps1");

        Assert.Equal(Path.Combine(_app.Root, "f", "run.ps1"), function.ScriptPath);
        Assert.Equal("", function.EntryPoint);
        Assert.Equal(FunctionShape.Script, function.Shape);
        Assert.NotNull(function.Script);
        Assert.Equal(["req", "inputBlob"], function.Parameters.Select(parameter => parameter.Name));
        Assert.Equal(3, function.Bindings.Count);
    }

    [Fact]
    public void A_script_with_requires_stays_a_file()
    {
        var function = Load("#Requires -Version 7.0\nparam ($req, $inputBlob)", "run.ps1");

        Assert.Equal(FunctionShape.ScriptFile, function.Shape);
        Assert.Null(function.Script);
        Assert.Equal(2, function.Parameters.Count);
    }

    [Theory]
    [InlineData("TriggerMetadata")]
    [InlineData("retrycontext")]
    [InlineData("TraceContext")]
    public void A_context_parameter_needs_no_binding(string name)
    {
        var function = Load($"param ($req, $inputBlob, ${name})", "run.ps1");

        Assert.Equal(3, function.Parameters.Count);
    }

    [Fact]
    public void A_module_function_has_the_parameters_of_its_entry_point()
    {
        var function = Load("function Other($a) {}\nfunction Run($req, $inputBlob) {}", "code.psm1", "run");

        Assert.Equal(FunctionShape.ModuleFunction, function.Shape);
        Assert.Null(function.Script);
        Assert.Equal(["req", "inputBlob"], function.Parameters.Select(parameter => parameter.Name));
    }

    [Fact]
    public void An_entry_point_may_have_an_inner_param_block()
    {
        var function = Load("function Run { param($req, $inputBlob, $TriggerMetadata, $RetryContext) }", "code.psm1", "Run");

        Assert.Equal(4, function.Parameters.Count);
    }

    [Theory]
    [InlineData("run.ps1", "Run")]
    [InlineData("code.psm1", "")]
    public void Entry_points_belong_to_modules_alone(string file, string entryPoint)
    {
        var message = Assert.Throws<ArgumentException>(() => Load("function Run($req, $inputBlob) {}", file, entryPoint)).Message;

        Assert.Contains("'entryPoint'", message, StringComparison.Ordinal);
        Assert.Contains("(.psm1)", message, StringComparison.Ordinal);
    }

    [Fact]
    public void Parse_errors_are_listed_with_their_positions()
    {
        var message = Assert.Throws<ArgumentException>(() => Load("param ($req, $inputBlob)\nif ($req {", "run.ps1")).Message;

        Assert.Contains("has parsing errors:", message, StringComparison.Ordinal);
        Assert.Contains("run.ps1:2:", message, StringComparison.Ordinal);
    }

    [Fact]
    public void The_entry_point_must_exist()
    {
        var message = Assert.Throws<ArgumentException>(() => Load("function Run($req, $inputBlob) {}", "code.psm1", "CallMe")).Message;

        Assert.Contains("CallMe", message, StringComparison.Ordinal);
        Assert.Contains("code.psm1", message, StringComparison.Ordinal);
    }

    [Fact]
    public void The_entry_point_must_be_there_once()
    {
        var message = Assert.Throws<ArgumentException>(
            () => Load("function Run($req) {}\nfunction Run($req, $inputBlob) {}", "code.psm1", "Run")).Message;

        Assert.Contains("More than one functions named 'Run'", message, StringComparison.Ordinal);
        Assert.Contains("code.psm1", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("param ($req, $unknown)", "run.ps1", "")]
    [InlineData("param ($req, $unknown, $TriggerMetadata)", "run.ps1", "")]
    [InlineData("param ($req, $unknown, $RetryContext)", "run.ps1", "")]
    [InlineData("function Run($req, $unknown) {}", "code.psm1", "Run")]
    [InlineData("function Run { param($req, $unknown, $TriggerMetadata, $RetryContext) }", "code.psm1", "Run")]
    public void Missing_and_extra_parameters_are_reported_together(string script, string file, string entryPoint)
    {
        var message = Assert.Throws<InvalidOperationException>(() => Load(script, file, entryPoint)).Message;

        Assert.Contains("No parameter defined in the script or function for the input binding 'inputBlob'.", message, StringComparison.Ordinal);
        Assert.Contains(
            "No input binding defined for the parameter 'unknown' that is declared in the script or function.", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("'no parameters'", "run.ps1", "")]
    [InlineData("function Run {}", "code.psm1", "Run")]
    public void A_function_without_parameters_misses_every_input(string script, string file, string entryPoint)
    {
        var message = Assert.Throws<InvalidOperationException>(() => Load(script, file, entryPoint)).Message;

        Assert.Contains("'req'", message, StringComparison.Ordinal);
        Assert.Contains("'inputBlob'", message, StringComparison.Ordinal);
    }

    [Fact]
    public void Bindings_in_both_directions_are_not_supported()
    {
        var request = _app.AddFile("f", "run.ps1", "param ($req)", "", ("req", "httpTrigger", Direction.In), ("both", "blob", Direction.Inout));

        var message = Assert.Throws<InvalidOperationException>(() => FunctionLoader.Load(request, _app.Root)).Message;

        Assert.Contains("'both'", message, StringComparison.Ordinal);
        Assert.Contains("InOut", message, StringComparison.Ordinal);
    }

    [Fact]
    public void The_parameter_of_a_durable_client_is_optional()
    {
        var request = _app.AddFile(
            "f", "run.ps1", "param ($req)", "", ("req", "httpTrigger", Direction.In), ("starter", "durableClient", Direction.In));

        Assert.Single(FunctionLoader.Load(request, _app.Root).Parameters);
    }

    [Fact]
    public void Two_bindings_that_differ_in_case_alone_are_refused()
    {
        var request = _app.AddFile("f", "run.ps1", "param ($req)", "", ("req", "httpTrigger", Direction.In), ("REQ", "http", Direction.Out));

        Assert.Contains(
            "two bindings", Assert.Throws<InvalidOperationException>(() => FunctionLoader.Load(request, _app.Root)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_missing_script_is_named()
    {
        var request = _app.Describe("f", Path.Combine(_app.Root, "f", "gone.ps1"), "", Bindings);

        var message = Assert.Throws<ArgumentException>(() => FunctionLoader.Load(request, _app.Root)).Message;

        Assert.Contains("gone.ps1' does not exist", message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_script_may_not_lie_outside_the_app()
    {
        var request = _app.Describe("f", Path.Combine(_app.Root, "f", "..", "..", "elsewhere.ps1"), "", Bindings);

        var message = Assert.Throws<ArgumentException>(() => FunctionLoader.Load(request, _app.Root)).Message;

        Assert.Contains("lies outside the function app", message, StringComparison.Ordinal);
    }

    [Fact]
    public void Declared_types_are_known()
    {
        var function = Load("param ([string] $req, [byte[]] $inputBlob)", "run.ps1");

        Assert.Equal([typeof(string), typeof(byte[])], function.Parameters.Select(parameter => parameter.Type));
    }

    private FunctionDescription Load(string script, string file, string entryPoint = "") =>
        FunctionLoader.Load(_app.AddFile("f", file, script, entryPoint, Bindings), _app.Root);
}
