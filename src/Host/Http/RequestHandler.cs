using Microsoft.AspNetCore.Connections.Features;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.Logging;
using PowerShellWorker.Host.Invocations;
using PowerShellWorker.Host.Routing;

namespace PowerShellWorker.Host.Http;

/// <summary>Answers every request: admin endpoints, functions, the home page, and 404 for the rest.</summary>
internal sealed class RequestHandler(HostState state, AdminEndpoints admin, CorsPolicy? cors, RequestKeys? keys, ILoggerFactory loggers)
{
    public const string Reason = "This function was programmatically called via the host APIs.";

    private readonly ILogger _log = loggers.CreateLogger("Host.Http");

    public async Task HandleAsync(HttpContext context)
    {
        try
        {
            await RouteAsync(context).ConfigureAwait(false);
        }
        catch (BadHttpRequestException error)
        {
            Refuse(context, error.StatusCode);
        }
        catch (Exception error) when (context.RequestAborted.IsCancellationRequested && error is OperationCanceledException or IOException)
        {
            // The client has gone while its request was read or its answer written.
        }
        catch (Exception error)
        {
            HttpLog.HostFailure(_log, context.Request.Method, context.Request.Path.Value, error);
            Refuse(context, StatusCodes.Status500InternalServerError);
        }
    }

    private Task RouteAsync(HttpContext context)
    {
        var generation = state.Current;
        foreach (var (name, value) in generation.App.Host.CustomHeaders)
        {
            context.Response.Headers[name] = value;
        }

        if (cors is not null && cors.Apply(context))
        {
            return Task.CompletedTask;
        }

        var path = context.Request.Path;
        if (path.StartsWithSegments("/admin", StringComparison.OrdinalIgnoreCase, out var rest))
        {
            return admin.HandleAsync(context, rest, generation);
        }

        if (generation.App.Routes.TryMatch(context.Request.Method, path, out var match))
        {
            return InvokeAsync(context, match, generation);
        }

        if (path == "/" && (HttpMethods.IsGet(context.Request.Method) || HttpMethods.IsHead(context.Request.Method)))
        {
            if (generation.App.Settings.IsOn("AzureWebJobsDisableHomepage"))
            {
                context.Response.StatusCode = StatusCodes.Status204NoContent;
                return Task.CompletedTask;
            }

            return HomePage.WriteAsync(context);
        }

        context.Response.StatusCode = StatusCodes.Status404NotFound;
        return Task.CompletedTask;
    }

    private Task InvokeAsync(HttpContext context, RouteMatch match, AppGeneration generation)
    {
        var function = match.Function;
        if (function.IsDisabled)
        {
            context.Response.StatusCode = StatusCodes.Status404NotFound;
            return Task.CompletedTask;
        }

        if (keys is not null && !keys.Allows(context.Request, function))
        {
            context.Response.StatusCode = StatusCodes.Status401Unauthorized;
            return Task.CompletedTask;
        }

        return generation.Throttle.IsActive ? InvokeThrottledAsync(context, match, generation) : InvokeNowAsync(context, match, generation);
    }

    private async Task InvokeThrottledAsync(HttpContext context, RouteMatch match, AppGeneration generation)
    {
        if (!await generation.Throttle.EnterAsync().ConfigureAwait(false))
        {
            HttpLog.QueueLimit(_log, generation.Throttle.MaxOutstanding);
            context.Response.StatusCode = StatusCodes.Status429TooManyRequests;
            context.Response.Headers["X-FUNCTION-SCALEOUT"] = "1";
            return;
        }

        try
        {
            await InvokeNowAsync(context, match, generation).ConfigureAwait(false);
        }
        finally
        {
            generation.Throttle.Leave();
        }
    }

    private async Task InvokeNowAsync(HttpContext context, RouteMatch match, AppGeneration generation)
    {
        var function = match.Function;
        var body = await RequestBody.ReadAsync(context).ConfigureAwait(false);
        var input = new HttpInvocationInput(context, function.Http!, match.Values, body);
        try
        {
            var result = await generation.Dispatcher.InvokeAsync(function, input, Reason, Gone(context)).ConfigureAwait(false);
            await ResponseWriter.WriteAsync(context.Response, function.Http!, result).ConfigureAwait(false);
        }
        catch (InvocationException error)
        {
            await FailAsync(context, error).ConfigureAwait(false);
        }
        catch (ResponseException error)
        {
            HttpLog.BadResponse(_log, function.Name, error.Message);
            Refuse(context, StatusCodes.Status500InternalServerError);
        }
    }

    // Over HTTP/1.1 a request ends early with its connection. The connection's token costs nothing; one of the request's own is made anew.
    private static CancellationToken Gone(HttpContext context) =>
        context.Features.Get<IConnectionLifetimeFeature>()?.ConnectionClosed ?? context.RequestAborted;

    // What a script failed with is for the log alone. Where the host itself gave up, the caller is told why: it may try again.
    private static Task FailAsync(HttpContext context, InvocationException error)
    {
        context.Response.StatusCode = error.Failure == InvocationFailure.NoWorker
            ? StatusCodes.Status503ServiceUnavailable
            : StatusCodes.Status500InternalServerError;
        var reason = error.Failure switch
        {
            InvocationFailure.WorkerLost => "The worker process ended while it ran this request. It is being replaced; try again.",
            InvocationFailure.Timeout => "The function ran longer than functionTimeout in host.json allows.",
            InvocationFailure.NoWorker => "Function host is not running.",
            _ => "",
        };
        if (reason.Length == 0)
        {
            return Task.CompletedTask;
        }

        context.Response.ContentType = "text/plain; charset=utf-8";
        return context.Response.WriteAsync(reason);
    }

    private static void Refuse(HttpContext context, int status)
    {
        if (context.Response.HasStarted)
        {
            // A cut connection is the only way left to tell that the response is not complete.
            context.Abort();
            return;
        }

        context.Response.Clear();
        context.Response.StatusCode = status;
    }
}
