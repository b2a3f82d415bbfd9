using System.Net;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Microsoft.PowerShell.Commands;

/// <summary>The body of an error response as an error shows it: JSON laid out, HTML without its tags.</summary>
internal static partial class ErrorBody
{
    private static readonly JsonSerializerOptions Indented = new() { WriteIndented = true, Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    public static string Describe(string body, string? mediaType)
    {
        if (string.IsNullOrWhiteSpace(body))
        {
            return "";
        }

        if (mediaType?.Contains("json", StringComparison.OrdinalIgnoreCase) == true)
        {
            try
            {
                using var document = JsonDocument.Parse(body);
                return Environment.NewLine + JsonSerializer.Serialize(document.RootElement, Indented);
            }
            catch (JsonException)
            {
                return body;
            }
        }

        return mediaType?.Contains("html", StringComparison.OrdinalIgnoreCase) == true ? WebUtility.HtmlDecode(Tag().Replace(body, "")) : body;
    }

    [GeneratedRegex("<[^>]*>")]
    private static partial Regex Tag();
}
