using System.Collections;
using System.Globalization;
using System.Management.Automation;
using System.Net;
using Microsoft.Azure.WebJobs.Script.Grpc.Messages;

namespace Microsoft.Azure.Functions.PowerShellWorker.Data;

/// <summary>Turns what a function gives as its HTTP response into the message.</summary>
internal static class HttpResponseWriter
{
    private const string ContentTypeName = "content-type";

    private static readonly HashSet<string> ResponseMembers = new(StringComparer.OrdinalIgnoreCase)
    {
        nameof(HttpResponseContext.Body),
        nameof(HttpResponseContext.ContentType),
        nameof(HttpResponseContext.Cookies),
        nameof(HttpResponseContext.EnableContentNegotiation),
        nameof(HttpResponseContext.Headers),
        nameof(HttpResponseContext.StatusCode),
    };

    /// <summary>
    /// The response that a value stands for: itself, or a table or object with the members of one; any other value is the body.
    /// </summary>
    /// <exception cref="InvalidOperationException">A member cannot be converted, or is none of a response.</exception>
    public static HttpResponseContext? ToResponse(object? value, string bindingName)
    {
        var item = value is PSObject wrapper ? wrapper.BaseObject : value;
        switch (item)
        {
            case null:
                return null;
            case HttpResponseContext response:
                return response;
            case IDictionary table when table.Count > 0 && !HasResponseMember(table):
                return new HttpResponseContext { Body = value };
            case IDictionary:
                break;
            case PSCustomObject when ((PSObject)value!).Properties.Any(property => ResponseMembers.Contains(property.Name)):
                break;
            default:
                return new HttpResponseContext { Body = value };
        }

        try
        {
            return LanguagePrimitives.ConvertTo<HttpResponseContext>(value);
        }
        catch (PSInvalidCastException exception)
        {
            throw new InvalidOperationException(
                $"The given value for the 'http' output binding '{bindingName}' cannot be converted to the type 'HttpResponseContext'. "
                + $"The conversion failed with the following error: {exception.Message}",
                exception);
        }
    }

    /// <summary>The message. Its body is always set: without one, hosts ignore status and headers.</summary>
    public static RpcHttp ToRpcHttp(HttpResponseContext response, int jsonDepth)
    {
        var body = TypedDataWriter.ToTypedData(response.Body, jsonDepth);
        if (body.DataCase == TypedData.DataOneofCase.None)
        {
            body.String = "";
        }

        var http = new RpcHttp
        {
            StatusCode = StatusText(response.StatusCode),
            Body = body,
            EnableContentNegotiation = response.EnableContentNegotiation,
        };
        var hasContentType = AddHeaders(http, response.Headers);
        if (response.Cookies is { } cookies)
        {
            foreach (var cookie in cookies)
            {
                http.Cookies.Add(ResponseCookies.ToMessage(cookie));
            }
        }

        if (!hasContentType)
        {
            http.Headers[ContentTypeName] = response.ContentType
                ?? (body.DataCase == TypedData.DataOneofCase.Json ? "application/json" : "text/plain");
        }

        return http;
    }

    private static bool HasResponseMember(IDictionary table)
    {
        foreach (var key in table.Keys)
        {
            if ((key is PSObject wrapper ? wrapper.BaseObject : key) is string name && ResponseMembers.Contains(name))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Adds the script's headers; returns whether one of them is the content type.</summary>
    private static bool AddHeaders(RpcHttp http, IDictionary? headers)
    {
        if (headers is null)
        {
            return false;
        }

        var hasContentType = false;
        foreach (DictionaryEntry header in headers)
        {
            var name = header.Key is string text ? text : LanguagePrimitives.ConvertTo<string>(header.Key);
            if (name.Equals("Set-Cookie", StringComparison.OrdinalIgnoreCase))
            {
                // A header name goes out once only, and cookies cannot be joined: each becomes a cookie of its own.
                foreach (var value in ValuesOf(header.Value))
                {
                    http.Cookies.Add(ResponseCookies.Parse(value));
                }

                continue;
            }

            hasContentType |= name.Equals(ContentTypeName, StringComparison.OrdinalIgnoreCase);
            http.Headers[name] = string.Join(", ", ValuesOf(header.Value));
        }

        return hasContentType;
    }

    private static IEnumerable<string> ValuesOf(object? value)
    {
        var item = value is PSObject wrapper ? wrapper.BaseObject : value;
        return item switch
        {
            null => [""],
            string text => [text],
            IEnumerable items => items.Cast<object?>().Select(ToText),
            _ => [ToText(item)],
        };
    }

    private static string ToText(object? value) => value as string ?? LanguagePrimitives.ConvertTo<string>(value);

    private static string StatusText(HttpStatusCode status) =>
        status == HttpStatusCode.OK ? "200" : ((int)status).ToString(CultureInfo.InvariantCulture);
}
