using System.Globalization;
using System.Text;
using System.Text.Json;
using Google.Protobuf;
using Microsoft.AspNetCore.Http;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;
using Microsoft.Net.Http.Headers;
using PowerShellWorker.Host.Apps;

namespace PowerShellWorker.Host.Http;

/// <summary>Writes what a function answered as an HTTP response.</summary>
internal static class ResponseWriter
{
    private const string PlainText = "text/plain; charset=utf-8";

    // Beyond this, a part at a time: the server then waits for a slow client instead of holding everything.
    private const int PartBytes = 64 * 1024;

    /// <summary>Writes the response of an invocation: that of its http output, or 204 when it set none.</summary>
    /// <exception cref="ResponseException">The function's response cannot be sent.</exception>
    public static Task WriteAsync(HttpResponse response, HttpTriggerModel trigger, InvocationResponse result)
    {
        var value = FindValue(trigger, result);
        if (value is null || value.DataCase == TypedData.DataOneofCase.None)
        {
            response.StatusCode = StatusCodes.Status204NoContent;
            return Task.CompletedTask;
        }

        var http = value.DataCase == TypedData.DataOneofCase.Http ? value.Http : PlainResponse.Create(value);
        response.StatusCode = Status(http.StatusCode);
        SetHeaders(response, http);
        foreach (var cookie in http.Cookies)
        {
            response.Headers.Append(HeaderNames.SetCookie, CookieText.Format(cookie));
        }

        return WriteBodyAsync(response, http.Body);
    }

    private static TypedData? FindValue(HttpTriggerModel trigger, InvocationResponse result)
    {
        if (trigger.OutputName is not { } name)
        {
            return null;
        }

        foreach (var output in result.OutputData)
        {
            if (output.Name.Equals(name, StringComparison.OrdinalIgnoreCase))
            {
                return output.Data;
            }
        }

        return name == "$return" ? result.ReturnValue : null;
    }

    private static int Status(string text)
    {
        if (!int.TryParse(text, NumberStyles.Integer, CultureInfo.InvariantCulture, out var status))
        {
            return StatusCodes.Status200OK;
        }

        return status is >= 100 and <= 999 ? status : throw new ResponseException($"The function answered with the status {status}; HTTP knows 100 to 999.");
    }

    private static void SetHeaders(HttpResponse response, RpcHttp http)
    {
        foreach (var (name, value) in http.Headers)
        {
            // The length is that of the body which really is sent.
            if (name.Equals(HeaderNames.ContentLength, StringComparison.OrdinalIgnoreCase)
                || name.Equals(HeaderNames.TransferEncoding, StringComparison.OrdinalIgnoreCase)
                || response.Headers.ContainsKey(name))
            {
                continue;
            }

            try
            {
                response.Headers[name] = value;
            }
            catch (InvalidOperationException error)
            {
                throw new ResponseException($"The function set a header that HTTP does not allow, '{name}': {error.Message}");
            }
        }
    }

    private static Task WriteBodyAsync(HttpResponse response, TypedData? body)
    {
        switch (body?.DataCase ?? TypedData.DataOneofCase.None)
        {
            case TypedData.DataOneofCase.Bytes:
                return WriteBytesAsync(response, body!.Bytes);
            case TypedData.DataOneofCase.Stream:
                return WriteBytesAsync(response, body!.Stream);
            case TypedData.DataOneofCase.String:
                return WriteTextAsync(response, body!.String);
            case TypedData.DataOneofCase.Json:
                return WriteTextAsync(response, JsonToText(body!.Json));
            case TypedData.DataOneofCase.Int:
                return WriteTextAsync(response, body!.Int.ToString(CultureInfo.InvariantCulture));
            case TypedData.DataOneofCase.Double:
                return WriteTextAsync(response, body!.Double.ToString(CultureInfo.InvariantCulture));
            case TypedData.DataOneofCase.Http:
                return WriteTextAsync(response, JsonFormatter.Default.Format(body!.Http));
            case TypedData.DataOneofCase.None:
                return WriteTextAsync(response, "");
            default:
                throw new ResponseException($"Unknown RpcDataType: a response body cannot be of the kind '{body!.DataCase}'.");
        }
    }

    // Objects and arrays go out as they came; a scalar is the value's text, not its JSON.
    private static string JsonToText(string json)
    {
        var start = json.AsSpan().TrimStart();
        if (start.Length > 0 && start[0] is '{' or '[')
        {
            return json;
        }

        try
        {
            using var document = JsonDocument.Parse(json);
            return document.RootElement.ValueKind switch
            {
                JsonValueKind.String => document.RootElement.GetString()!,
                JsonValueKind.True => "True",
                JsonValueKind.False => "False",
                JsonValueKind.Null => "",
                _ => json,
            };
        }
        catch (JsonException)
        {
            return json;
        }
    }

    private static Task WriteTextAsync(HttpResponse response, string text)
    {
        if (!CanHaveBody(response.StatusCode))
        {
            return Task.CompletedTask;
        }

        var type = response.ContentType;
        if (string.IsNullOrEmpty(type))
        {
            response.ContentType = PlainText;
        }
        else if (!type.Contains("charset", StringComparison.OrdinalIgnoreCase))
        {
            response.ContentType = type == "application/json" ? "application/json; charset=utf-8" : $"{type}; charset=utf-8";
        }

        response.ContentLength = Encoding.UTF8.GetByteCount(text);
        if (text.Length == 0 || HttpMethods.IsHead(response.HttpContext.Request.Method))
        {
            return Task.CompletedTask;
        }

        if (response.ContentLength > PartBytes)
        {
            return WritePartsAsync(response, Encoding.UTF8.GetBytes(text));
        }

        Encoding.UTF8.GetBytes(text, response.BodyWriter);
        return Flush(response);
    }

    private static Task WriteBytesAsync(HttpResponse response, ByteString bytes)
    {
        if (!CanHaveBody(response.StatusCode))
        {
            return Task.CompletedTask;
        }

        response.ContentLength = bytes.Length;
        return bytes.Length == 0 || HttpMethods.IsHead(response.HttpContext.Request.Method)
            ? Task.CompletedTask
            : WritePartsAsync(response, bytes.Memory);
    }

    private static async Task WritePartsAsync(HttpResponse response, ReadOnlyMemory<byte> bytes)
    {
        for (; !bytes.IsEmpty; bytes = bytes[Math.Min(PartBytes, bytes.Length)..])
        {
            var result = await response.BodyWriter.WriteAsync(bytes[..Math.Min(PartBytes, bytes.Length)]).ConfigureAwait(false);
            if (result.IsCompleted)
            {
                // The client has gone.
                return;
            }
        }
    }

    private static Task Flush(HttpResponse response)
    {
        var flush = response.BodyWriter.FlushAsync();
        if (flush.IsCompletedSuccessfully)
        {
            _ = flush.Result;
            return Task.CompletedTask;
        }

        return flush.AsTask();
    }

    private static bool CanHaveBody(int status) => status is not (204 or 205 or 304) and >= 200;
}
