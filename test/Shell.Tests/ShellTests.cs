namespace Shell.Tests;

public sealed class ShellTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("psshell").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public async Task A_command_prints_its_formatted_output()
    {
        var (code, output, error) = await ShellProcess.RunAsync(null, "-Command", "1 + 1; 'two'");

        Assert.Equal("", error);
        Assert.Equal("2\ntwo\n", output);
        Assert.Equal(0, code);
    }

    [Fact]
    public async Task A_script_gets_its_arguments_by_name_and_by_place()
    {
        var script = Script("param([string]$Name, [switch]$Loud, $Rest) \"$Name|$Loud|$Rest\"");

        var (code, output, _) = await ShellProcess.RunAsync(null, script, "-Loud", "-Name", "Ada", "tail");

        Assert.Equal("Ada|True|tail\n", output);
        Assert.Equal(0, code);
    }

    [Fact]
    public async Task The_exit_code_is_the_scripts_own()
    {
        var (code, output, _) = await ShellProcess.RunAsync(null, "-File", Script("'before'; exit 7; 'after'"));

        Assert.Equal("before\n", output);
        Assert.Equal(7, code);
    }

    [Fact]
    public async Task A_terminating_error_goes_to_standard_error_and_ends_with_1()
    {
        var (code, output, error) = await ShellProcess.RunAsync(null, "-File", Script("'before'\nthrow 'bang'\n'after'"));

        Assert.Equal("before\n", output);
        Assert.Contains("bang", error, StringComparison.Ordinal);
        Assert.Equal(1, code);
    }

    [Fact]
    public async Task An_error_record_goes_to_standard_error_and_the_script_goes_on()
    {
        var (code, output, error) = await ShellProcess.RunAsync(null, "-File", Script("Write-Error 'small'; 'after'"));

        Assert.Equal("after\n", output);
        Assert.Contains("small", error, StringComparison.Ordinal);
        Assert.Equal(0, code);
    }

    [Fact]
    public async Task Warnings_and_verbose_lines_go_to_standard_output_with_their_prefix()
    {
        var (_, output, error) = await ShellProcess.RunAsync(null, "-Command", "Write-Warning w; Write-Verbose v -Verbose; Write-Host h");

        Assert.Equal("WARNING: w\nVERBOSE: v\nh\n", output);
        Assert.Equal("", error);
    }

    [Fact]
    public async Task Standard_input_is_run_as_a_script()
    {
        var (code, output, _) = await ShellProcess.RunAsync("$x = 20\n$x + 22\n", "-NoProfile", "-Command", "-");

        Assert.Equal("42\n", output);
        Assert.Equal(0, code);
    }

    [Fact]
    public async Task A_command_whose_last_statement_failed_ends_with_1()
    {
        var (code, _, _) = await ShellProcess.RunAsync(null, "-Command", "Get-Item /no/such/file");

        Assert.Equal(1, code);
    }

    [Fact]
    public async Task A_missing_script_is_named()
    {
        var (code, _, error) = await ShellProcess.RunAsync(null, "-File", "/no/such/script.ps1");

        Assert.Contains("'/no/such/script.ps1' does not exist", error, StringComparison.Ordinal);
        Assert.Equal(64, code);
    }

    private string Script(string text)
    {
        var path = Path.Combine(_folder, "script.ps1");
        File.WriteAllText(path, text);
        return path;
    }
}
