namespace Microsoft.PowerShell.Commands;

/// <summary>The server answered, but not with success.</summary>
public sealed class HttpResponseException : HttpRequestException
{
    public HttpResponseException(string message, HttpResponseMessage response)
        : base(message, inner: null, response?.StatusCode) => Response = response!;

    public HttpResponseMessage Response { get; }
}
