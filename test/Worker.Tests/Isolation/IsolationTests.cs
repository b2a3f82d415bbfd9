using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Shared;

namespace Worker.Tests.Isolation;

/// <summary>What the next invocation in a runspace sees of the one before, by mode.</summary>
public sealed class IsolationTests
{
    private const string Spoil = """
        $global:AddedVariable = 1
        $global:VerbosePreference = 'Continue'
        $global:PSDefaultParameterValues['Get-Date:Year'] = 1999
        function global:AddedFunction { 'x' }
        Set-Alias -Name AddedAlias -Value Get-Date -Scope Global
        Import-Module (Join-Path $PSScriptRoot '../Extra.psm1') -Global
        Set-Location /
        $null = New-PSDrive -Name Added -PSProvider FileSystem -Root / -Scope Global
        $env:AddedEnvironment = 'x'
        [cultureinfo]::CurrentCulture = 'de-DE'
        Write-Error 'left behind' -ErrorAction SilentlyContinue
        """;

    private const string Look = """
        @(
            if (Test-Path Variable:AddedVariable) { 'variable' }
            if ($VerbosePreference -ne 'SilentlyContinue') { 'preference' }
            if ($PSDefaultParameterValues.Count) { 'defaults' }
            if (Test-Path Function:AddedFunction) { 'function' }
            if (Test-Path Alias:AddedAlias) { 'alias' }
            if (Get-Module Extra) { 'module' }
            if ((Get-Location).Path -eq '/') { 'location' }
            if (Get-PSDrive Added -ErrorAction Ignore) { 'drive' }
            if ($env:AddedEnvironment) { 'environment' }
            if ([cultureinfo]::CurrentCulture.Name -eq 'de-DE') { 'culture' }
            if ($Error.Count) { 'errors' }
        ) -join ','
        """;

    [Fact]
    public async Task Reuse_removes_variables_and_keeps_the_rest() => Assert.DoesNotContain(
        "variable", await SpoilAndLookAsync("reuse"), StringComparison.Ordinal);

    [Fact]
    public async Task Reset_brings_everything_back() => Assert.Equal("", await SpoilAndLookAsync("reset"));

    [Fact]
    public async Task Oneshot_starts_every_invocation_afresh()
    {
        using var app = new TestApp();
        var function = app.AddHttp("f", "param($Request) [runspace]::DefaultRunspace.InstanceId.ToString()");
        await using var host = await BareHost.LoadedAsync(app, Options("oneshot"));

        var first = await host.InvokeAsync(function, ("Request", Invocations.Http()));
        var second = await host.InvokeAsync(function, ("Request", Invocations.Http()));

        Assert.NotEqual(ResponseAssert.Succeeded(first).BodyText(), ResponseAssert.Succeeded(second).BodyText());
    }

    [Fact]
    public async Task A_function_may_have_a_mode_of_its_own()
    {
        using var app = new TestApp();
        var kept = app.AddHttp("kept", "param($Request) [runspace]::DefaultRunspace.InstanceId.ToString()");
        var single = app.AddHttp("single", "param($Request) [runspace]::DefaultRunspace.InstanceId.ToString()");
        var options = new BareHostOptions { Environment = new() { ["PSWorkerIsolation__single"] = "oneshot" } };
        await using var host = await BareHost.LoadedAsync(app, options);

        var ids = new List<string>();
        foreach (var function in new[] { kept, kept, single, kept })
        {
            ids.Add(ResponseAssert.Succeeded(await host.InvokeAsync(function, ("Request", Invocations.Http()))).BodyText());
        }

        Assert.Equal(ids[0], ids[1]);
        Assert.Equal(ids[1], ids[2]);
        Assert.NotEqual(ids[2], ids[3]);
    }

    private static BareHostOptions Options(string mode) => new() { Environment = new() { ["PSWorkerIsolation"] = mode } };

    private static async Task<string> SpoilAndLookAsync(string mode)
    {
        using var app = new TestApp();
        app.Write("Extra.psm1", "function Get-Extra { 'extra' }");
        var spoil = app.AddHttp("spoil", $"param($Request)\n{Spoil}");
        var look = app.AddHttp("look", $"param($Request)\nPush-OutputBinding Response @{{ Body = ({Look}) }}");
        await using var host = await BareHost.LoadedAsync(app, Options(mode));
        ResponseAssert.Succeeded(await host.InvokeAsync(spoil, ("Request", Invocations.Http())));
        return ResponseAssert.Succeeded(await host.InvokeAsync(look, ("Request", Invocations.Http()))).BodyText();
    }
}
