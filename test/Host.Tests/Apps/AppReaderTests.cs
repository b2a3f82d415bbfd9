using System.Collections;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Configuration;
using Shared.Hosting;

namespace Host.Tests.Apps;

public sealed class AppReaderTests : IDisposable
{
    private const string HttpOut = """{ "type": "http", "direction": "out", "name": "Response" }""";

    private readonly TemporaryFolder _app = new TemporaryFolder().With("host.json", """{ "version": "2.0" }""");

    [Fact]
    public void A_function_is_a_folder_with_a_function_json()
    {
        Http("Hello", """, "methods": ["get"], "authLevel": "anonymous" """);
        _app.With("Modules/M/M.psm1", "").With("notes.txt", "");

        var app = Read();

        var function = Assert.Single(app.Functions);
        Assert.Empty(app.Errors);
        Assert.Equal("Hello", function.Name);
        Assert.Equal(Path.Combine(_app.Path, "Hello", "run.ps1"), function.ScriptFile);
        Assert.Equal(("Request", "api/Hello", "Response"), (function.Http!.BindingName, function.Http.Route.Text, function.Http.OutputName));
        Assert.Equal(["GET"], function.Http.Methods);
        Assert.Equal(AuthorizationLevel.Anonymous, function.Http.Level);
    }

    [Fact]
    public void Functions_come_in_name_order_without_case()
    {
        foreach (var name in (string[])["b", "A", "C"])
        {
            Http(name);
        }

        Assert.Equal(["A", "b", "C"], Read().Functions.Select(function => function.Name));
    }

    [Theory]
    [InlineData("run.ps1", "helper.ps1", "run.ps1")]
    [InlineData("Run.PS1", "run.Tests.ps1", "Run.PS1")]
    [InlineData("only.ps1", null, "only.ps1")]
    [InlineData("run.psd1", "run.ps1", "run.ps1")]
    public void The_script_is_found(string first, string? second, string expected)
    {
        _app.With("F/function.json", Json("")).With($"F/{first}", "");
        if (second is not null)
        {
            _app.With($"F/{second}", "");
        }

        Assert.Equal(expected, Path.GetFileName(Read().Functions.Single().ScriptFile));
    }

    [Fact]
    public void A_script_file_may_lie_beside_the_function()
    {
        _app.With("F/function.json", Json("", """ "scriptFile": "..\\shared\\work.ps1", """)).With("shared/work.ps1", "");
        Assert.Equal(Path.Combine(_app.Path, "shared", "work.ps1"), Read().Functions.Single().ScriptFile);
    }

    [Fact]
    public void A_module_needs_an_entry_point_and_a_script_must_not_have_one()
    {
        _app.With("M/function.json", Json("", """ "scriptFile": "m.psm1", "entryPoint": "Run", """)).With("M/m.psm1", "");
        _app.With("N/function.json", Json("", """ "scriptFile": "m.psm1", """)).With("N/m.psm1", "");
        _app.With("S/function.json", Json("", """ "entryPoint": "Run", """)).With("S/run.ps1", "");

        var app = Read();

        Assert.Equal("Run", app.Functions.Single().Config.EntryPoint);
        AssertError(app, "N", "is a module, and no 'entryPoint' says");
        AssertError(app, "S", "'entryPoint' is supported only with a module script file (.psm1).");
    }

    [Fact]
    public void Settings_and_function_json_disable_a_function()
    {
        Http("A");
        Http("B");
        _app.With("C/function.json", Json("", """ "disabled": true, """)).With("C/run.ps1", "");
        _app.With("D/function.json", Json("", """ "disabled": "OFF", """)).With("D/run.ps1", "");
        _app.With("E/function.json", Json("")).With("E/run.ps1", "");
        var environment = new Hashtable { ["AzureWebJobs.A.Disabled"] = "true", ["AzureWebJobs_B_Disabled"] = "1", ["OFF"] = "1" };

        Assert.Equal(["A", "B", "C", "D"], Read(environment).Functions.Where(function => function.IsDisabled).Select(function => function.Name));
    }

    [Fact]
    public void Only_the_functions_asked_for_are_loaded()
    {
        Http("A");
        Http("B");
        var app = Read(only: ["b", "Missing"]);
        Assert.Equal("B", app.Functions.Single().Name);
        AssertError(app, "Missing", "the app has no such folder");
    }

    [Theory]
    [InlineData("{", "F/function.json:1:2: This is not valid JSON")]
    [InlineData("{}", "At least one binding must be declared.")]
    [InlineData("{ \"bindings\": [] }", "At least one binding must be declared.")]
    [InlineData("{ \"bindings\": {} }", "'bindings' is an object. Use an array")]
    [InlineData("{ \"bindings\": [ 1 ] }", "A binding is 1.")]
    [InlineData("{ \"bindings\": [ { \"type\": \"http\", \"direction\": \"out\", \"name\": \"r\" } ] }", "No trigger binding specified.")]
    [InlineData("{ \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"a\" }, { \"type\": \"timerTrigger\", \"name\": \"b\" } ] }", "Multiple trigger bindings defined.")]
    [InlineData("{ \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"a\" }, { \"type\": \"http\", \"direction\": \"out\", \"name\": \"A\" } ] }", "Multiple bindings with name")]
    [InlineData("{ \"bindings\": [ { \"type\": \"httpTriger\", \"name\": \"a\" } ] }", "The binding type(s) 'httpTriger' are not registered. Did you mean 'httpTrigger'?")]
    [InlineData("{ \"bindings\": [ { \"type\": \"carrierPigeonDeluxe\", \"name\": \"a\" } ] }", "F/function.json:1:27: The binding type(s) 'carrierPigeonDeluxe' are not registered. Please ensure")]
    [InlineData("{ \"bindings\": [ { \"name\": \"a\" } ] }", "The property 'type' of binding 'a' is missing. Add one, for example \"type\": \"http\".")]
    [InlineData("{ \"bindings\": [ { \"type\": \"httpTrigger\" } ] }", "The binding name is missing.")]
    [InlineData("{ \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"1a\" } ] }", "The binding name '1a' is invalid. Please assign a valid name to the binding.")]
    [InlineData("{ \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"a\", \"direction\": \"sideways\" } ] }", "The direction of binding 'a' is \"sideways\".")]
    [InlineData("{ \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"a\", \"direction\": \"out\" } ] }", "triggers are inputs")]
    [InlineData("{ \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"a\", \"authLevel\": \"all\" } ] }", "'authLevel' is \"all\".")]
    [InlineData("{ \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"a\", \"methods\": \"get\" } ] }", "'methods' is \"get\". Use an array of strings")]
    [InlineData("{ \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"a\", \"route\": \"x/{id:what}\" } ] }", "is not a valid template: there is no constraint 'what'.")]
    [InlineData("{ \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"a\", \"route\": \"x/{id\" } ] }", "is not a valid template")]
    [InlineData("{ \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"a\", \"route\": \"admins/x\" } ] }", "conflicts with one or more built in routes")]
    [InlineData("{ \"bindings\": [ { \"type\": \"queueTrigger\", \"name\": \"a\", \"queueName\": \"%Nowhere%\" } ] }", "'%Nowhere%' does not resolve to a value.")]
    [InlineData("{ \"scriptFile\": \"gone.ps1\", \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"a\" } ] }", "set to a file that does not exist: \"gone.ps1\"")]
    [InlineData("{ \"scriptFile\": \"../../etc/x.ps1\", \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"a\" } ] }", "leads out of the app's folder")]
    [InlineData("{ \"scriptFile\": \"function.json\", \"bindings\": [ { \"type\": \"httpTrigger\", \"name\": \"a\" } ] }", "is not one that the PowerShell worker runs")]
    public void What_is_wrong_with_one_function_is_said_and_the_others_load(string json, string expected)
    {
        _app.With("F/function.json", json).With("F/run.ps1", "");
        Http("Good");

        var app = Read();

        Assert.Equal("Good", app.Functions.Single().Name);
        AssertError(app, "F", expected);
    }

    [Fact]
    public void A_function_without_a_script_is_in_error()
    {
        _app.With("F/function.json", Json(""));
        AssertError(Read(), "F", "Unable to determine the primary function script.");
    }

    [Fact]
    public void A_folder_name_must_be_a_function_name()
    {
        Http("1st");
        Http("host");
        AssertError(Read(), "1st", "'1st' is not a valid function name.");
        AssertError(Read(), "host", "'host' is not a valid function name.");
    }

    [Fact]
    public void Two_functions_cannot_share_a_route_and_a_method()
    {
        Http("A", """, "route": "x", "methods": ["get"] """);
        Http("B", """, "route": "X", "methods": ["GET", "post"] """);
        Http("C", """, "route": "x", "methods": ["put"] """);

        var app = Read();

        Assert.Equal(["A", "C"], app.Functions.Select(function => function.Name));
        AssertError(app, "B", "The route specified conflicts with the route defined by function 'A'.");
    }

    [Fact]
    public void Settings_are_put_into_routes()
    {
        Http("A", """, "route": "%Where%/it" """);
        Assert.Equal("api/there/it", Read(new Hashtable { ["Where"] = "there" }).Functions.Single().Http!.Route.Text);
    }

    [Fact]
    public void Other_triggers_are_loaded_too()
    {
        _app.With("T/function.json", """{ "bindings": [ { "type": "timerTrigger", "name": "Timer", "direction": "in", "schedule": "0 * * * * *" } ] }""")
            .With("T/run.ps1", "");
        Assert.Null(Read().Functions.Single().Http);
    }

    public void Dispose() => _app.Dispose();

    private static string Json(string trigger, string properties = "") =>
        $$"""{ {{properties}} "bindings": [ { "type": "httpTrigger", "direction": "in", "name": "Request" {{trigger}} }, {{HttpOut}} ] }""";

    private static void AssertError(AppModel app, string name, string expected) => Assert.Contains(
        Assert.Single(app.Errors, error => error.Name == name).Problems, problem => problem.ToString().Contains(expected, StringComparison.Ordinal));

    private void Http(string name, string trigger = "") => _app.With($"{name}/function.json", Json(trigger)).With($"{name}/run.ps1", "");

    private AppModel Read(IDictionary? environment = null, IReadOnlyList<string>? only = null)
    {
        environment ??= new Hashtable();
        var reader = new AppReader(_app.Path, environment);
        var (host, local) = reader.ReadSettings();
        return reader.ReadApp(host, new AppSettings(environment, local), [".ps1", ".psm1"], only);
    }
}
