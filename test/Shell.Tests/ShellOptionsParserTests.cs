using PowerShellWorker.Shell;

namespace Shell.Tests;

public sealed class ShellOptionsParserTests
{
    [Fact]
    public void The_first_word_that_is_no_switch_is_a_script_and_the_rest_are_its_arguments()
    {
        var options = Parse("-NoProfile", "build.ps1", "-Clean", "x");

        Assert.Equal(ShellMode.File, options.Mode);
        Assert.True(options.NoProfile);
        Assert.Equal("build.ps1", options.Text);
        Assert.Equal(["-Clean", "x"], options.Arguments);
    }

    [Theory]
    [InlineData("-File")]
    [InlineData("-f")]
    [InlineData("--file")]
    [InlineData("-FIL")]
    public void File_may_be_cut_short_and_written_in_any_case(string word)
    {
        Assert.Equal("a.ps1", Parse(word, "a.ps1").Text);
    }

    [Fact]
    public void Command_takes_all_that_follows_as_one_text()
    {
        var options = Parse("-Command", "Get-Date", "-Year", "2024");

        Assert.Equal(ShellMode.Command, options.Mode);
        Assert.Equal("Get-Date -Year 2024", options.Text);
    }

    [Fact]
    public void An_encoded_command_is_UTF_16_in_base64()
    {
        var options = Parse("-EncodedCommand", Convert.ToBase64String(System.Text.Encoding.Unicode.GetBytes("1+1")));

        Assert.Equal("1+1", options.Text);
    }

    [Fact]
    public void Without_script_or_command_redirected_input_is_the_script()
    {
        Assert.Equal(ShellMode.StandardInput, ShellOptionsParser.Parse([], inputIsRedirected: true).Mode);
        Assert.Equal(ShellMode.Interactive, ShellOptionsParser.Parse([], inputIsRedirected: false).Mode);
    }

    [Theory]
    [InlineData("-Nonsense", "'-Nonsense' is not a switch")]
    [InlineData("-File", "'-File' needs the path of a script")]
    [InlineData("-EncodedCommand", "'-EncodedCommand' needs base64")]
    [InlineData("-n", "may mean")]
    public void What_cannot_be_followed_is_said_by_name(string word, string expected)
    {
        var error = Assert.Throws<ShellOptionsException>(() => Parse(word));

        Assert.Contains(expected, error.Message, StringComparison.Ordinal);
    }

    private static ShellOptions Parse(params string[] arguments) => ShellOptionsParser.Parse(arguments, inputIsRedirected: false);
}
