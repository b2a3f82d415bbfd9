using System.Text.Json;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace PowerShellWorker.Host.Http;

/// <summary>Makes a response of a value that a function put into its http output without being one.</summary>
internal static class PlainResponse
{
    /// <summary>A JSON object with body, headers or status is read as a response; anything else is the body of a 200.</summary>
    public static RpcHttp Create(TypedData value)
    {
        var text = value.DataCase switch
        {
            TypedData.DataOneofCase.Json => value.Json,
            TypedData.DataOneofCase.String => value.String,
            _ => "",
        };
        return TryReadObject(text) ?? new RpcHttp { Body = value };
    }

    private static RpcHttp? TryReadObject(string text)
    {
        if (!text.AsSpan().TrimStart().StartsWith("{"))
        {
            return null;
        }

        try
        {
            using var document = JsonDocument.Parse(text);
            var properties = document.RootElement.EnumerateObject()
                .GroupBy(static property => property.Name, StringComparer.OrdinalIgnoreCase)
                .ToDictionary(static group => group.Key, static group => group.Last().Value, StringComparer.OrdinalIgnoreCase);
            if (!properties.ContainsKey("body") && !properties.ContainsKey("headers") && !properties.ContainsKey("status") && !properties.ContainsKey("statusCode"))
            {
                return null;
            }

            var http = new RpcHttp { Body = properties.TryGetValue("body", out var body) ? Body(body) : new TypedData() };
            if (properties.TryGetValue("statusCode", out var status) || properties.TryGetValue("status", out status))
            {
                http.StatusCode = status.ToString();
            }

            if (properties.TryGetValue("headers", out var headers) && headers.ValueKind == JsonValueKind.Object)
            {
                foreach (var header in headers.EnumerateObject())
                {
                    http.Headers[header.Name] = header.Value.ToString();
                }
            }

            return http;
        }
        catch (JsonException)
        {
            return null;
        }
    }

    private static TypedData Body(JsonElement body) => body.ValueKind switch
    {
        JsonValueKind.String => new TypedData { String = body.GetString()! },
        JsonValueKind.Null => new TypedData(),
        _ => new TypedData { Json = body.GetRawText() },
    };
}
