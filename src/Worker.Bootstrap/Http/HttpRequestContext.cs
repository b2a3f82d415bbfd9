namespace Microsoft.Azure.Functions.PowerShellWorker;

/// <summary>An HTTP request as the function gets it: the value of an <c>httpTrigger</c> parameter.</summary>
/// <remarks>Parts are read from the message when they are first asked for. Not for use by several threads at once.</remarks>
public sealed class HttpRequestContext
{
    private readonly IHttpRequestSource? _source;
    private Dictionary<string, string>? _headers;
    private Dictionary<string, string>? _params;
    private Dictionary<string, string>? _query;
    private Dictionary<string, string>? _cookies;
    private object? _body;
    private object? _rawBody;
    private bool _hasBody;
    private bool _hasRawBody;

    /// <summary>An empty request, for tests of functions.</summary>
    public HttpRequestContext()
    {
        Method = "";
        Url = "";
    }

    internal HttpRequestContext(IHttpRequestSource source)
    {
        _source = source;
        Method = source.Method;
        Url = source.Url;
    }

    /// <summary>Headers by name, in any case. Several values of one header are joined by commas.</summary>
    public Dictionary<string, string> Headers => _headers ??= _source?.ReadHeaders() ?? NewTable();

    /// <summary>Values of the route's parameters by name, in any case.</summary>
    public Dictionary<string, string> Params => _params ??= _source?.ReadParams() ?? NewTable();

    /// <summary>Values of the query by name, in any case. Several values of one name are joined by commas.</summary>
    public Dictionary<string, string> Query => _query ??= _source?.ReadQuery() ?? NewTable();

    /// <summary>Cookies of the request by name; names are case-sensitive, as browsers have it.</summary>
    public Dictionary<string, string> Cookies => _cookies ??= CookieHeader.Parse(Headers.GetValueOrDefault("cookie"));

    /// <summary>The method, for example <c>GET</c>.</summary>
    public string Method { get; internal set; }

    /// <summary>The absolute URL of the request.</summary>
    public string Url { get; internal set; }

    /// <summary>The body: a table or array for JSON, bytes for binary content, otherwise text; null when there is none.</summary>
    public object? Body
    {
        get
        {
            if (!_hasBody)
            {
                _body = _source?.ReadBody();
                _hasBody = true;
            }

            return _body;
        }

        internal set
        {
            _body = value;
            _hasBody = true;
        }
    }

    /// <summary>The body as text, whatever its content type; null when there is none.</summary>
    public object? RawBody
    {
        get
        {
            if (!_hasRawBody)
            {
                _rawBody = _source?.ReadRawBody();
                _hasRawBody = true;
            }

            return _rawBody;
        }

        internal set
        {
            _rawBody = value;
            _hasRawBody = true;
        }
    }

    private static Dictionary<string, string> NewTable() => new(StringComparer.OrdinalIgnoreCase);
}
