using System.Globalization;

namespace PowerShellWorker.Load.Cli;

internal sealed record HttpLoadOptions(LoopOptions Loop, Uri Url, string? Method, int BodyBytes, IReadOnlyList<int> ProcessIds)
{
    public static HttpLoadOptions Parse(IReadOnlyList<string> args)
    {
        var arguments = new Arguments(
            args, new HashSet<string>(LoopOptions.Switches), new HashSet<string>([.. LoopOptions.Options, "--url", "--pid"]));
        var text = arguments.Required("--url", "http://localhost:7071/api/hello");
        if (!Uri.TryCreate(text, UriKind.Absolute, out var url) || url.Scheme != Uri.UriSchemeHttp)
        {
            throw new UsageException($"--url '{text}' must be an absolute http:// address.");
        }

        return new HttpLoadOptions(
            LoopOptions.From(arguments),
            url,
            arguments.Text("--method"),
            arguments.Int("--body-bytes", 0, 0, int.MaxValue - 1024),
            [.. arguments.All("--pid").Select(ParseProcessId)]);
    }

    private static int ParseProcessId(string text) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var id)
            ? id
            : throw new UsageException($"--pid '{text}' must be the number of a process.");
}
