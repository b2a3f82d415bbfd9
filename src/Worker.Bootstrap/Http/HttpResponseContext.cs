using System.Collections;
using System.Net;

namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>An HTTP response: the value of an <c>http</c> output binding. A hashtable with these keys is converted to it.</summary>
public sealed class HttpResponseContext
{
    /// <summary>The content: text, bytes, a stream, or anything that JSON can express. Null sends an empty body.</summary>
    public object? Body { get; set; }

    /// <summary>Content type; null derives it from the body, unless a header names it.</summary>
    public string? ContentType { get; set; }

    /// <summary>Lets the host choose the format from the request's <c>Accept</c> header. Default: off.</summary>
    public bool EnableContentNegotiation { get; set; }

    /// <summary>Headers by name; an array gives several values. Null adds none.</summary>
    public IDictionary? Headers { get; set; }

    /// <summary>Cookies to set, as hashtables are converted to them; null sets none.</summary>
    public HttpResponseCookie[]? Cookies { get; set; }

    /// <summary>The status. Default: 200.</summary>
    public HttpStatusCode StatusCode { get; set; } = HttpStatusCode.OK;
}
