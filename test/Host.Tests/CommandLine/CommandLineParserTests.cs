using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.CommandLine;
using PowerShellWorker.Host.Configuration;

namespace Host.Tests.CommandLine;

public sealed class CommandLineParserTests
{
    [Theory]
    [InlineData("")]
    [InlineData("--help")]
    [InlineData("-h")]
    [InlineData("help")]
    [InlineData("start --help")]
    public void Help_is_asked_for_in_many_ways(string line) => Assert.Equal(CommandKind.Help, Parse(line).Kind);

    [Theory]
    [InlineData("--version")]
    [InlineData("-v")]
    public void Version_is_asked_for(string line) => Assert.Equal(CommandKind.Version, Parse(line).Kind);

    [Fact]
    public void Start_takes_every_option()
    {
        var (kind, options) = Parse("start app -p 8080 --address 0.0.0.0 --cors * --cors-credentials --functions A,B C --enableAuth "
            + "--worker-config w --user-log-level debug --verbose --no-build --timeout 30 --language-worker --roll");

        Assert.Equal(CommandKind.Start, kind);
        Assert.Equal("app", options.Path);
        Assert.Equal(8080, options.Port);
        Assert.Equal("0.0.0.0", options.Address);
        Assert.Equal("*", options.Cors);
        Assert.True(options.AllowsCorsCredentials);
        Assert.Equal(["A", "B", "C"], options.Functions);
        Assert.True(options.IsAuthEnabled);
        Assert.Equal("w", options.WorkerConfig);
        Assert.Equal(LogLevel.Debug, options.UserLogLevel);
        Assert.True(options.IsVerbose);
        Assert.Equal("--roll", options.LanguageWorkerArguments);
    }

    [Fact]
    public void Values_may_follow_an_equals_sign()
    {
        var options = Parse("start --port=0 --script-root=app --verbose=false").Options;
        Assert.Equal((0, "app", false), (options.Port, options.Path, options.IsVerbose));
    }

    [Fact]
    public void Host_start_is_start() => Assert.Equal(CommandKind.Start, Parse("host start").Kind);

    [Theory]
    [InlineData("strat", "Unknown command 'strat'")]
    [InlineData("--prot 1", "Unknown option '--prot'")]
    [InlineData("start --prot 1", "Unknown option '--prot'")]
    [InlineData("start a b", "Unknown argument 'b'")]
    [InlineData("start --port", "--port: The option needs a value.")]
    [InlineData("start --port x", "\"x\" is no port. Use a number from 0 to 65535")]
    [InlineData("start --port 70000", "\"70000\" is no port.")]
    [InlineData("start --user-log-level loud", "\"loud\" is no log level. Use one of Trace, Debug")]
    [InlineData("start --functions", "needs the names of functions")]
    [InlineData("start --verbose=maybe", "Give it no value, or true or false.")]
    public void What_is_wrong_is_said_with_the_remedy(string line, string expected) =>
        Assert.Contains(expected, Assert.Throws<ConfigException>(() => Parse(line)).Message, StringComparison.Ordinal);

    [Fact]
    public void Everything_that_is_wrong_is_said_at_once() =>
        Assert.Equal(3, Assert.Throws<ConfigException>(() => Parse("start --port x --bogus --address")).Problems.Count);

    private static (CommandKind Kind, StartOptions Options) Parse(string line) =>
        CommandLineParser.Parse(line.Split(' ', StringSplitOptions.RemoveEmptyEntries));
}
