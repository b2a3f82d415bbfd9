namespace PowerShellWorker.Load.Cli;

internal sealed record RpcLoadOptions(
    LoopOptions Loop,
    string AppDirectory,
    string Function,
    IReadOnlyList<string> Workers,
    int Copies,
    bool Spread,
    string? Method,
    string Query,
    int BodyBytes,
    IReadOnlyDictionary<string, string> Environment,
    int ColdStarts,
    bool Verbose)
{
    public static RpcLoadOptions Parse(IReadOnlyList<string> args)
    {
        var arguments = new Arguments(
            args,
            new HashSet<string>([.. LoopOptions.Switches, "--spread", "--verbose"]),
            new HashSet<string>(
                [.. LoopOptions.Options, "--app", "--function", "--worker", "--functions", "--query", "--env", "--coldstart"]));
        var app = Path.GetFullPath(arguments.Required("--app", "examples/hello"));
        if (!Directory.Exists(app))
        {
            throw new UsageException($"--app '{app}' is not a folder.");
        }

        arguments.Required("--worker", "embedded");
        return new RpcLoadOptions(
            LoopOptions.From(arguments),
            app,
            arguments.Required("--function", "hello"),
            arguments.All("--worker"),
            arguments.Int("--functions", 1, 1, 100_000),
            arguments.Has("--spread"),
            arguments.Text("--method"),
            arguments.Text("--query") ?? "name=Ada",
            arguments.Int("--body-bytes", 0, 0, int.MaxValue - 1024),
            arguments.All("--env").Select(ParseVariable).ToDictionary(v => v.Name, v => v.Value, StringComparer.Ordinal),
            arguments.Int("--coldstart", 0, 1, 10_000),
            arguments.Has("--verbose"));
    }

    private static (string Name, string Value) ParseVariable(string text) =>
        text.IndexOf('=', StringComparison.Ordinal) is > 0 and var at
            ? (text[..at], text[(at + 1)..])
            : throw new UsageException($"--env '{text}' must have the form NAME=VALUE.");
}
