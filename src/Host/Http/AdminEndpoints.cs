using System.Diagnostics;
using System.Text.Json;
using Microsoft.AspNetCore.Http;
using PowerShellWorker.Host.Apps;
using PowerShellWorker.Host.Configuration;
using PowerShellWorker.Host.Invocations;
using PowerShellWorker.Host.Metrics;
using PowerShellWorker.Host.Workers;

namespace PowerShellWorker.Host.Http;

/// <summary>The endpoints below /admin: state of the host, the app's functions, and running one of them by hand.</summary>
internal sealed class AdminEndpoints(Func<Uri> address, InvocationMetrics metrics, RequestKeys? keys)
{
    private static readonly JsonSerializerOptions Json = new(JsonSerializerDefaults.Web) { WriteIndented = true };

    private readonly string _instanceId = Guid.NewGuid().ToString();

    /// <summary>Answers a request whose path starts with /admin.</summary>
    /// <param name="context">The request.</param>
    /// <param name="rest">What follows /admin.</param>
    /// <param name="generation">What is served now.</param>
    public Task HandleAsync(HttpContext context, PathString rest, AppGeneration generation)
    {
        if (keys is not null && !keys.AllowsAdmin(context.Request))
        {
            context.Response.StatusCode = StatusCodes.Status401Unauthorized;
            return Task.CompletedTask;
        }

        var segments = (rest.Value ?? "").Split('/', StringSplitOptions.RemoveEmptyEntries);
        var isGet = HttpMethods.IsGet(context.Request.Method);
        var isPost = HttpMethods.IsPost(context.Request.Method);
        return (segments.Select(static segment => segment.ToLowerInvariant()).ToArray(), isGet, isPost) switch
        {
            (["host", "status"], true, _) => WriteAsync(context, Status(generation)),
            (["host", "ping"], _, _) when isGet || isPost => PingAsync(context),
            (["metrics"], true, _) => WriteAsync(context, Measure(generation)),
            (["host", "processes"], true, _) => WriteAsync(context, Processes(generation)),
            (["functions"], true, _) => WriteAsync(context, generation.App.Functions.Select(function => Describe(function))),
            (["functions", _], true, _) => WithFunctionAsync(context, generation, segments[1], function => WriteAsync(context, Describe(function))),
            (["functions", _], _, true) => WithFunctionAsync(context, generation, segments[1], function => RunAsync(context, generation, function)),
            (["functions", _, "status"], true, _) => FunctionStatusAsync(context, generation, segments[1]),
            _ => NotFound(context),
        };
    }

    private static Task NotFound(HttpContext context)
    {
        context.Response.StatusCode = StatusCodes.Status404NotFound;
        return Task.CompletedTask;
    }

    private static Task WriteAsync<T>(HttpContext context, T value) => context.Response.WriteAsJsonAsync(value, Json);

    private static Task PingAsync(HttpContext context)
    {
        context.Response.Headers.CacheControl = "no-store";
        return Task.CompletedTask;
    }

    private static Task WithFunctionAsync(HttpContext context, AppGeneration generation, string name, Func<FunctionModel, Task> action) =>
        generation.App.Find(name) is { } function ? action(function) : NotFound(context);

    private static Task FunctionStatusAsync(HttpContext context, AppGeneration generation, string name)
    {
        var error = generation.App.Errors.FirstOrDefault(error => error.Name.Equals(name, StringComparison.OrdinalIgnoreCase));
        if (error is not null)
        {
            return WriteAsync(context, new { isDisabled = false, errors = error.Problems.Select(static problem => problem.ToString()) });
        }

        return WithFunctionAsync(context, generation, name,
            function => WriteAsync(context, new { isDisabled = function.IsDisabled, errors = Array.Empty<string>() }));
    }

    private static async Task RunAsync(HttpContext context, AppGeneration generation, FunctionModel function)
    {
        var problems = new ConfigProblems();
        var body = await RequestBody.ReadAsync(context).ConfigureAwait(false);
        var root = body.IsEmpty ? null : ConfigNodeParser.Parse(body.Span, "request body", problems);
        if (root is not { Kind: JsonValueKind.Object })
        {
            context.Response.StatusCode = StatusCodes.Status400BadRequest;
            var reason = problems.FirstOrDefault()?.ToString() ?? "The body must be a JSON object.";
            await context.Response.WriteAsync($"{reason} Send {{ \"input\": \"<text>\" }} as application/json.").ConfigureAwait(false);
            return;
        }

        // The caller learns that the function was started; how it went is in the log.
        var input = new TextInvocationInput(function, root.Find("input")?.Text ?? "");
        _ = RunInBackgroundAsync(generation, function, input);
        context.Response.StatusCode = StatusCodes.Status202Accepted;
    }

    private static async Task RunInBackgroundAsync(AppGeneration generation, FunctionModel function, TextInvocationInput input)
    {
        try
        {
            await generation.Dispatcher.InvokeAsync(function, input, RequestHandler.Reason, CancellationToken.None).ConfigureAwait(false);
        }
        catch (InvocationException)
        {
            // The dispatcher has logged it, and nobody waits for the outcome.
        }
    }

    private object Status(AppGeneration generation) => new
    {
        id = Path.GetFileName(generation.App.Root),
        state = generation.Supervisor.FirstReady.IsCompleted ? "Running" : "Starting",
        version = HostVersion.Protocol,
        versionDetails = $"psfunc {HostVersion.Product}",
        instanceId = _instanceId,
        computerName = Environment.MachineName,
        processUptime = (long)(DateTime.UtcNow - Process.GetCurrentProcess().StartTime.ToUniversalTime()).TotalMilliseconds,
        errors = generation.App.Errors.SelectMany(static error => error.Problems).Select(static problem => problem.ToString()),
    };

    private object Measure(AppGeneration generation)
    {
        var quantiles = metrics.Latency.QuantilesMs(0.5, 0.95, 0.99, 0.999, 1);
        return new
        {
            started = metrics.Started,
            succeeded = metrics.Succeeded,
            failed = metrics.Failed,
            failures = Enum.GetValues<InvocationFailure>().ToDictionary(static reason => JsonNamingPolicy.CamelCase.ConvertName(reason.ToString()), metrics.Failures),
            running = generation.Dispatcher.RunningCount,
            latencyMs = new { p50 = quantiles[0], p95 = quantiles[1], p99 = quantiles[2], p999 = quantiles[3], max = quantiles[4] },
            workers = generation.Supervisor.Channels.Select(static channel => channel.ProcessUsage).OfType<ProcessUsage>(),
        };
    }

    private static IEnumerable<object> Processes(AppGeneration generation) => generation.Supervisor.Channels.Select(static channel => new
    {
        workerId = channel.Id,
        processId = channel.ProcessId,
        runtime = channel.Metadata.RuntimeName,
        runtimeVersion = channel.Metadata.RuntimeVersion,
        workerVersion = channel.Metadata.WorkerVersion,
    });

    private Dictionary<string, object?> Describe(FunctionModel function)
    {
        var root = address().ToString().TrimEnd('/');
        return new Dictionary<string, object?>
        {
            ["name"] = function.Name,
            ["script_root_path_href"] = new Uri(function.Directory).ToString(),
            ["script_href"] = new Uri(function.ScriptFile).ToString(),
            ["config_href"] = new Uri(Path.Combine(function.Directory, FunctionConfigReader.FileName)).ToString(),
            ["href"] = $"{root}/admin/functions/{function.Name}",
            ["invoke_url_template"] = function.Http is { } http ? $"{root}/{http.Route.Text}" : null,
            ["language"] = "powershell",
            ["config"] = JsonDocument.Parse(function.Config.Root.Text, new JsonDocumentOptions { AllowTrailingCommas = true, CommentHandling = JsonCommentHandling.Skip }).RootElement,
            ["isDisabled"] = function.IsDisabled,
            ["isDirect"] = function.Http is not null,
            ["isProxy"] = false,
        };
    }
}
