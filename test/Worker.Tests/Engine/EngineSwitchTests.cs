using Shared;

namespace Worker.Tests.Engine;

/// <summary>The same worker runs on whichever engine it is pointed at; here at a tiny assembly that only has the engine's name.</summary>
public sealed class EngineSwitchTests
{
    private static string TinyEngine => Path.Combine(AppContext.BaseDirectory, "TinyEngine");

    [Fact]
    public async Task Runs_on_the_engine_that_the_setting_names()
    {
        var options = new BareHostOptions { Environment = new() { ["PSWorkerPowerShellHome"] = TinyEngine } };

        await using var host = await BareHost.InitializedAsync(options);

        AssertRunsOnTinyEngine(host);
    }

    [Fact]
    public async Task Runs_on_the_engine_that_the_command_line_names()
    {
        var options = new BareHostOptions
        {
            ExtraArguments = ["--powershell-home", TinyEngine],
            Environment = new() { ["PSWorkerPowerShellHome"] = "/nowhere" },
        };

        await using var host = await BareHost.InitializedAsync(options);

        AssertRunsOnTinyEngine(host);
    }

    [Theory]
    [InlineData("/does/not/exist", "the folder does not exist")]
    [InlineData("empty", "it holds no System.Management.Automation.dll")]
    [InlineData("text", "cannot be loaded")]
    public async Task A_folder_without_a_usable_PowerShell_is_one_clear_error(string folder, string expected)
    {
        using var app = new TestApp();
        Directory.CreateDirectory(Path.Combine(app.Root, "empty"));
        app.Write("text/System.Management.Automation.dll", "this is no assembly");
        var home = Path.Combine(app.Root, folder);

        var (exitCode, errors) = await StartProcess.RunAsync(
            Repository.WorkerEntry,
            ["--functions-uri", "http://127.0.0.1:9/", "--workerId", "w", "--requestId", "r", "--powershell-home", home]);

        Assert.Equal(1, exitCode);
        var error = Assert.Single(errors);
        Assert.StartsWith("error: Cannot use the PowerShell in", error, StringComparison.Ordinal);
        Assert.Contains(expected, error, StringComparison.Ordinal);
        Assert.Contains("--powershell-home", error, StringComparison.Ordinal);
        Assert.Contains("$PSHOME", error, StringComparison.Ordinal);
    }

    [Fact]
    public async Task An_old_PowerShell_is_refused()
    {
        var (exitCode, errors) = await StartProcess.RunAsync(
            Repository.WorkerEntry,
            ["--functions-uri", "http://127.0.0.1:9/", "--workerId", "w", "--requestId", "r",
                "--powershell-home", Path.Combine(AppContext.BaseDirectory, "OldEngine")]);

        Assert.Equal(1, exitCode);
        Assert.Contains("it is PowerShell 7.2.1, and the worker needs 7.4 or newer", Assert.Single(errors), StringComparison.Ordinal);
    }

    private static void AssertRunsOnTinyEngine(BareHost host)
    {
        var metadata = host.InitResponse.WorkerMetadata;
        Assert.Equal("7.99.1", metadata.RuntimeVersion);
        Assert.Equal("installed", metadata.CustomProperties["PowerShellEngine"]);
        Assert.Equal(TinyEngine, metadata.CustomProperties["PowerShellHome"]);
        Assert.Contains(host.Output, line => line.Contains("PowerShell version: '7.99.1'", StringComparison.Ordinal));
    }
}
