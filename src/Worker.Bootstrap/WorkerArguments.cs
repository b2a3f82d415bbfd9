using System.Globalization;

namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>The command line as a functions host sends it: old and new spellings together, unknown options ignored.</summary>
/// <param name="HostUri">Where the host listens, for example <c>http://127.0.0.1:50051/</c>.</param>
/// <param name="WorkerId">Goes back to the host verbatim in <c>StartStream</c>.</param>
/// <param name="RequestId">Request id of the <c>StartStream</c> message.</param>
/// <param name="PowerShellHome">Folder of the PowerShell to use and where it was named; null for the embedded engine.</param>
internal sealed record WorkerArguments(Uri HostUri, string WorkerId, string RequestId, PowerShellHomeSetting? PowerShellHome)
{
    private static readonly string[] WorkerIdNames = ["functions-worker-id", "functions-workerid", "workerId"];
    private static readonly string[] RequestIdNames = ["functions-request-id", "functions-requestid", "requestId"];

    /// <summary>Reads the command line; everything that is wrong is reported together.</summary>
    /// <exception cref="StartException">Something that is needed is missing or malformed.</exception>
    public static WorkerArguments Parse(IReadOnlyList<string> args, Func<string, string?> getEnvironmentVariable)
    {
        var options = ReadOptions(args);
        var errors = new List<string>();
        var uri = ReadUri(options, errors);
        var workerId = ReadRequired(options, WorkerIdNames, "WorkerId", errors);
        var requestId = ReadRequired(options, RequestIdNames, "RequestId", errors);
        var home = PowerShellHomeSetting.Read(options, getEnvironmentVariable);
        if (errors.Count > 0)
        {
            throw new StartException(
                $"The worker's command line is not usable. {string.Join(' ', errors)} A functions host starts the worker like this: "
                + "dotnet Microsoft.Azure.Functions.PowerShellWorker.dll --functions-uri http://127.0.0.1:50051/ "
                + "--functions-worker-id <id> --functions-request-id <id>");
        }

        return new WorkerArguments(uri!, workerId, requestId, home);
    }

    /// <summary>Options as <c>--name value</c> or <c>--name=value</c>; names are case-sensitive, the last one given wins.</summary>
    private static Dictionary<string, string> ReadOptions(IReadOnlyList<string> args)
    {
        var options = new Dictionary<string, string>(StringComparer.Ordinal);
        for (var i = 0; i < args.Count; i++)
        {
            var arg = args[i];
            if (!arg.StartsWith("--", StringComparison.Ordinal) || arg.Length == 2)
            {
                continue;
            }

            var equals = arg.IndexOf('=', StringComparison.Ordinal);
            if (equals > 0)
            {
                options[arg[2..equals]] = arg[(equals + 1)..];
            }
            else if (i + 1 < args.Count && !args[i + 1].StartsWith("--", StringComparison.Ordinal))
            {
                options[arg[2..]] = args[++i];
            }
            else
            {
                options[arg[2..]] = "";
            }
        }

        return options;
    }

    /// <summary><c>--functions-uri</c> wins over <c>--host</c> and <c>--port</c>.</summary>
    private static Uri? ReadUri(Dictionary<string, string> options, List<string> errors)
    {
        if (options.TryGetValue("functions-uri", out var text) && !string.IsNullOrWhiteSpace(text))
        {
            if (Uri.TryCreate(text, UriKind.Absolute, out var uri) && uri.Scheme == Uri.UriSchemeHttp && uri.Port > 0)
            {
                return uri;
            }

            errors.Add($"Invalid URI format: '{text}' (--functions-uri). Expected for example http://127.0.0.1:50051/.");
            return null;
        }

        var host = options.GetValueOrDefault("host");
        if (string.IsNullOrWhiteSpace(host))
        {
            errors.Add("Host is null or empty: give --functions-uri, or --host and --port.");
            return null;
        }

        var portText = options.GetValueOrDefault("port");
        if (string.IsNullOrEmpty(portText))
        {
            errors.Add("Port number has not been initialized: give --functions-uri, or --host and --port.");
            return null;
        }

        if (!ushort.TryParse(portText, NumberStyles.None, CultureInfo.InvariantCulture, out var port) || port == 0)
        {
            errors.Add($"'{portText}' is not a port number (--port). Allowed are 1 to 65535.");
            return null;
        }

        if (Uri.TryCreate($"http://{host}:{port}/", UriKind.Absolute, out var built))
        {
            return built;
        }

        errors.Add($"'{host}' is not a host name (--host).");
        return null;
    }

    private static string ReadRequired(Dictionary<string, string> options, string[] names, string title, List<string> errors)
    {
        foreach (var name in names)
        {
            if (options.TryGetValue(name, out var value) && !string.IsNullOrWhiteSpace(value))
            {
                return value;
            }
        }

        errors.Add($"{title} is null or empty: give --{names[0]}.");
        return "";
    }
}
