using System.Collections;
using PowerShellWorker.Host.Configuration;
using PowerShellWorker.Host.Workers;
using Shared.Hosting;

namespace Host.Tests.Workers;

public sealed class WorkerConfigTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    [Fact]
    public void The_command_line_carries_both_sets_of_names()
    {
        Config(""" "arguments": ["--roll-forward", "%Unset%", "{workerDirectoryPath}"] """);
        var start = Launch(new Hashtable { ["languageWorkers__powershell__arguments"] = "--debug  x" }).CreateStartInfo(new Uri("http://127.0.0.1:123/"), "id");
        var line = string.Join(' ', start.ArgumentList);

        Assert.StartsWith($"--roll-forward {_folder.Path} --debug x {Path.Combine(_folder.Path, "7.6", "w.dll")} --host 127.0.0.1 --port 123 --workerId id --requestId ", line);
        Assert.Contains("--functions-uri http://127.0.0.1:123/ --functions-worker-id id --functions-request-id ", line, StringComparison.Ordinal);
        Assert.Equal(("1000", "7.6", _folder.Path), (
            start.Environment["PSWorkerInProcConcurrencyUpperBound"], start.Environment["FUNCTIONS_WORKER_RUNTIME_VERSION"], start.Environment["FUNCTIONS_WORKER_DIRECTORY"]));
    }

    [Theory]
    [InlineData("7.6", "7.6")]
    [InlineData("~7.6.1", "7.6")]
    public void A_wished_version_is_cut_down(string wished, string expected)
    {
        Config("");
        Assert.Equal(expected, Launch(new Hashtable { ["FUNCTIONS_WORKER_RUNTIME_VERSION"] = wished }).RuntimeVersion);
    }

    [Fact]
    public void An_unsupported_version_names_the_supported_ones()
    {
        Config("");
        var error = Assert.Throws<ConfigException>(() => Launch(new Hashtable { ["FUNCTIONS_WORKER_RUNTIME_VERSION"] = "6" }));
        Assert.Contains("Version 6 is not supported for language powershell. Use one of 7.6, 7.4.", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void The_users_concurrency_bound_stays()
    {
        Config("");
        var start = Launch(new Hashtable { ["PSWorkerInProcConcurrencyUpperBound"] = "4" }).CreateStartInfo(new Uri("http://127.0.0.1:1/"), "id");
        Assert.NotEqual("1000", start.Environment.TryGetValue("PSWorkerInProcConcurrencyUpperBound", out var bound) ? bound : "");
    }

    [Theory]
    [InlineData("languageWorkers__powershell__workerDirectory")]
    [InlineData("languageWorkers:powershell:workerDirectory")]
    public void A_setting_names_the_workers_folder(string name)
    {
        Config("");
        Assert.Equal(Path.Combine(_folder.Path, "worker.config.json"), WorkerLocator.Find(null, Settings(new Hashtable { [name] = _folder.Path }), "/nowhere"));
    }

    [Fact]
    public void The_worker_is_found_in_a_folder_above_the_program()
    {
        _folder.With("workers/powershell/worker.config.json", "{}").With("bin/Host/debug/x", "");
        Assert.Equal(
            Path.Combine(_folder.Path, "workers", "powershell", "worker.config.json"),
            WorkerLocator.Find(null, Settings(new Hashtable()), Path.Combine(_folder.Path, "bin", "Host", "debug") + Path.DirectorySeparatorChar));
    }

    [Fact]
    public void Without_a_worker_the_error_says_how_to_name_one() => Assert.Contains(
        "--worker-config <folder>", Assert.Throws<ConfigException>(() => WorkerLocator.Find(null, Settings(new Hashtable()), _folder.Path)).Message, StringComparison.Ordinal);

    [Fact]
    public void The_number_of_processes_is_checked()
    {
        Config("");
        Assert.Equal(3, Read(new Hashtable { ["FUNCTIONS_WORKER_PROCESS_COUNT"] = "3" }).ProcessCount);
        Assert.Contains("whole number from 1 to 10", Assert.Throws<ConfigException>(() => Read(new Hashtable { ["FUNCTIONS_WORKER_PROCESS_COUNT"] = "no" })).Message, StringComparison.Ordinal);
        Assert.Contains("'maxProcessCount' is 10", Assert.Throws<ConfigException>(() => Read(new Hashtable { ["FUNCTIONS_WORKER_PROCESS_COUNT"] = "11" })).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("{}", "The property 'description' is missing.")]
    [InlineData("{ \"description\": { \"language\": \"powershell\" } }", "'description.defaultExecutablePath' is missing.")]
    [InlineData("{ \"description\": { \"language\": \"p\", \"defaultExecutablePath\": \"x\", \"defaultWorkerPath\": \"w\", \"sanitizeRuntimeVersionRegex\": \"(\" } }", "is no regular expression")]
    public void A_bad_worker_config_is_refused(string json, string expected)
    {
        _folder.With("worker.config.json", json);
        Assert.Contains(expected, Assert.Throws<ConfigException>(() => Read(new Hashtable())).Message, StringComparison.Ordinal);
    }

    public void Dispose() => _folder.Dispose();

    private static AppSettings Settings(IDictionary environment) => new(environment, new LocalSettingsConfig());

    private void Config(string more) => _folder.With("7.6/w.dll", "").With("7.4/w.dll", "").With("worker.config.json",
        $$"""
        { "description": { "language": "powershell", "extensions": [".ps1"], "defaultExecutablePath": "dotnet",
          "defaultWorkerPath": "%FUNCTIONS_WORKER_RUNTIME_VERSION%/w.dll", "supportedRuntimeVersions": ["7.6", "7.4"], "defaultRuntimeVersion": "7.6",
          "sanitizeRuntimeVersionRegex": "\\d+\\.?\\d*" {{(more.Length > 0 ? "," : "")}} {{more}} } }
        """);

    private WorkerConfig Read(IDictionary environment) => WorkerConfigReader.Read(Path.Combine(_folder.Path, "worker.config.json"), Settings(environment));

    private WorkerLaunch Launch(IDictionary environment) => new(Read(environment), Settings(environment), _folder.Path);
}
