using System.Collections;
using PowerShellWorker.Host.Configuration;
using Shared.Hosting;

namespace Host.Tests.Configuration;

public sealed class LocalSettingsTests : IDisposable
{
    private readonly TemporaryFolder _app = new();

    [Fact]
    public void Values_become_settings_and_the_environment_wins()
    {
        var local = Read("""
            { "IsEncrypted": false, "Values": { "A": "1", "B": 2, "C": null, "D": "", "Taken": "file" },
              "ConnectionStrings": { "Db": "x", "Db2": { "ConnectionString": "y" } },
              "Host": { "LocalHttpPort": 7075, "CORS": "*", "CORSCredentials": true } }
            """, out var problems);
        var settings = new AppSettings(new Hashtable { ["Taken"] = "environment" }, local);

        Assert.Empty(problems);
        Assert.Equal(("1", "2", null, "", "environment"), (settings["A"], settings["b"], settings["C"], settings["D"], settings["Taken"]));
        Assert.Equal(("x", "y"), (settings["ConnectionStrings:Db"], settings["ConnectionStrings:Db2"]));
        Assert.Equal((7075, "*", true), (local.LocalHttpPort, local.Cors, local.AllowsCorsCredentials));
        Assert.Contains("Skipping 'Taken' from local settings as it's already defined in current environment variables.", settings.Warnings);
        Assert.DoesNotContain("Taken", settings.Added.Keys);
    }

    [Theory]
    [InlineData("{ \"IsEncrypted\": true }", "The settings are encrypted")]
    [InlineData("{ \"Values\": [] }", "'Values' is an array. Use an object")]
    [InlineData("{ \"Values\": { \"A\": { } } }", "The app setting 'A' is an object")]
    [InlineData("{ \"Host\": { \"LocalHttpPort\": 99999 } }", "Use a port from 0 to 65535.")]
    [InlineData("{ \"Host\": { \"LocalHttpPort\": \"x\" } }", "'Host.LocalHttpPort' is \"x\"")]
    [InlineData("{ \"ConnectionStrings\": { \"Db\": 1 } }", "The connection string 'Db' is 1.")]
    [InlineData("{ ", "local.settings.json:1:")]
    public void What_is_wrong_is_said(string json, string expected)
    {
        Read(json, out var problems);
        Assert.Contains(problems, problem => problem.ToString().Contains(expected, StringComparison.Ordinal));
    }

    public void Dispose() => _app.Dispose();

    private LocalSettingsConfig Read(string json, out ConfigProblems problems)
    {
        _app.With("local.settings.json", json);
        problems = new ConfigProblems();
        return LocalSettingsReader.Read(_app.Path, problems);
    }
}
