using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>Texts of HTTP messages.</summary>
internal static class HttpText
{
    public static Dictionary<string, IEnumerable<string>> Headers(HttpResponseMessage response)
    {
        var headers = new Dictionary<string, IEnumerable<string>>(StringComparer.OrdinalIgnoreCase);
        foreach (var (name, values) in response.Headers.Concat(response.Content.Headers))
        {
            headers[name] = values.ToArray();
        }

        return headers;
    }

    public static Encoding EncodingOf(HttpResponseMessage response)
    {
        var name = response.Content.Headers.ContentType?.CharSet?.Trim('"');
        if (string.IsNullOrEmpty(name))
        {
            return Encoding.UTF8;
        }

        try
        {
            return FileEncoding.Get(name);
        }
        catch (ArgumentException)
        {
            return Encoding.UTF8;
        }
    }

    public static bool IsText(string? mediaType)
        => mediaType is not null && (mediaType.StartsWith("text/", StringComparison.OrdinalIgnoreCase)
            || mediaType.Contains("json", StringComparison.OrdinalIgnoreCase) || mediaType.Contains("xml", StringComparison.OrdinalIgnoreCase)
            || mediaType.Contains("javascript", StringComparison.OrdinalIgnoreCase)
            || mediaType.Equals("application/x-www-form-urlencoded", StringComparison.OrdinalIgnoreCase));

    /// <summary>Head of a response as it came over the wire.</summary>
    public static string Head(HttpResponseMessage response)
    {
        var text = new StringBuilder();
        text.Append("HTTP/").Append(response.Version).Append(' ').Append((int)response.StatusCode).Append(' ').Append(response.ReasonPhrase).Append("\r\n");
        foreach (var (name, values) in Headers(response))
        {
            text.Append(name).Append(": ").AppendJoin(", ", values).Append("\r\n");
        }

        return text.Append("\r\n").ToString();
    }
}
