using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.Primitives;

namespace PowerShellWorker.Host.Http;

/// <summary>Answers browsers that ask whether a page of another origin may call the app.</summary>
/// <param name="origins">Allowed origins; "*" allows all.</param>
/// <param name="allowsCredentials">Whether cookies may go along.</param>
internal sealed class CorsPolicy(IReadOnlyCollection<string> origins, bool allowsCredentials)
{
    /// <summary>Adds the headers of an allowed origin. True: this was a preflight, which is answered with that.</summary>
    public bool Apply(HttpContext context)
    {
        var origin = context.Request.Headers.Origin.ToString();
        if (origin.Length == 0 || !IsAllowed(origin))
        {
            return false;
        }

        var answer = context.Response.Headers;
        answer.AccessControlAllowOrigin = origins.Contains("*") && !allowsCredentials ? "*" : origin;
        answer.Vary = "Origin";
        if (allowsCredentials)
        {
            answer.AccessControlAllowCredentials = "true";
        }

        var request = context.Request.Headers;
        if (!HttpMethods.IsOptions(context.Request.Method) || StringValues.IsNullOrEmpty(request.AccessControlRequestMethod))
        {
            return false;
        }

        answer.AccessControlAllowMethods = request.AccessControlRequestMethod;
        if (!StringValues.IsNullOrEmpty(request.AccessControlRequestHeaders))
        {
            answer.AccessControlAllowHeaders = request.AccessControlRequestHeaders;
        }

        context.Response.StatusCode = StatusCodes.Status204NoContent;
        return true;
    }

    private bool IsAllowed(string origin) =>
        origins.Contains("*") || origins.Any(allowed => allowed.TrimEnd('/').Equals(origin, StringComparison.OrdinalIgnoreCase));
}
