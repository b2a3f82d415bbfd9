using System.Net.Http.Headers;

namespace Microsoft.Azure.Functions.PowerShellWorker.Data;

/// <summary>Reads content types.</summary>
internal static class ContentKinds
{
    /// <summary>An unreadable content type leaves the body as text, as it was sent.</summary>
    public static ContentKind Parse(string contentType)
    {
        // Nearly every request has one of these; the parser below is for the others.
        if (contentType.Equals("application/json", StringComparison.OrdinalIgnoreCase)
            || contentType.Equals("application/json; charset=utf-8", StringComparison.OrdinalIgnoreCase))
        {
            return ContentKind.Json;
        }

        if (!MediaTypeHeaderValue.TryParse(contentType, out var parsed) || parsed.MediaType is not { } type)
        {
            return ContentKind.Text;
        }

        if (type.Equals("application/json", StringComparison.OrdinalIgnoreCase))
        {
            return ContentKind.Json;
        }

        return IsText(type) ? ContentKind.Text : ContentKind.Binary;
    }

    private static bool IsText(string type) =>
        type.StartsWith("text/", StringComparison.OrdinalIgnoreCase)
        || type.EndsWith("+json", StringComparison.OrdinalIgnoreCase)
        || type.EndsWith("+xml", StringComparison.OrdinalIgnoreCase)
        || type.Equals("application/xml", StringComparison.OrdinalIgnoreCase)
        || type.Equals("application/javascript", StringComparison.OrdinalIgnoreCase)
        || type.Equals("application/x-www-form-urlencoded", StringComparison.OrdinalIgnoreCase)
        || type.Equals("application/graphql", StringComparison.OrdinalIgnoreCase);
}
