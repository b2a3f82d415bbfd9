using System.Collections;
using System.Net;
using System.Net.Http.Headers;
using System.Text;
using System.Xml;

namespace Microsoft.PowerShell.Commands;

/// <summary>Building requests: method, headers, body.</summary>
public abstract partial class WebRequestPSCmdlet
{
    private static readonly HashSet<string> ContentHeaders = new(StringComparer.OrdinalIgnoreCase)
    {
        "Allow", "Content-Disposition", "Content-Encoding", "Content-Language", "Content-Length", "Content-Location", "Content-MD5", "Content-Range",
        "Content-Type", "Expires", "Last-Modified",
    };

    private HttpMethod MethodOf()
    {
        if (CustomMethod is not null)
        {
            return new HttpMethod(CustomMethod.ToUpperInvariant());
        }

        return Method switch
        {
            WebRequestMethod.Default => Form is not null ? HttpMethod.Post : HttpMethod.Get,
            _ => new HttpMethod(Method.ToString().ToUpperInvariant()),
        };
    }

    private HttpRequestMessage MakeRequest(Uri uri, HttpMethod method, bool withBody, bool keepsAuthorization)
    {
        // Body parameters of a GET become the query.
        if (withBody && CmdletSupport.Bare(Body) is IDictionary query && method == HttpMethod.Get && CustomMethod is null)
        {
            uri = WithQuery(uri, query);
            withBody = false;
        }

        var request = new HttpRequestMessage(method, uri);
        if (HttpVersion is not null)
        {
            request.Version = HttpVersion;
        }

        if (withBody)
        {
            request.Content = MakeContent(method);
        }

        AddHeaders(request, keepsAuthorization);
        if (DisableKeepAlive)
        {
            request.Headers.ConnectionClose = true;
        }

        if (TransferEncoding is not null)
        {
            request.Headers.TransferEncoding.Add(new TransferCodingHeaderValue(TransferEncoding));
        }

        return request;
    }

    private void AddHeaders(HttpRequestMessage request, bool keepsAuthorization)
    {
        foreach (var (name, value) in WebSession!.Headers)
        {
            if (!keepsAuthorization && name.Equals("Authorization", StringComparison.OrdinalIgnoreCase))
            {
                continue;
            }

            if (ContentHeaders.Contains(name))
            {
                if (request.Content is null)
                {
                    continue;
                }

                request.Content.Headers.Remove(name);
                Add(request.Content.Headers, name, value);
            }
            else
            {
                Add(request.Headers, name, value);
            }
        }

        if (!request.Headers.Contains("User-Agent"))
        {
            request.Headers.TryAddWithoutValidation("User-Agent", WebSession.UserAgent);
        }

        if (keepsAuthorization && Authentication != WebAuthenticationType.None)
        {
            request.Headers.Remove("Authorization");
            request.Headers.TryAddWithoutValidation("Authorization", Authentication == WebAuthenticationType.Basic
                ? "Basic " + Convert.ToBase64String(Encoding.UTF8.GetBytes($"{Credential!.UserName}:{SecureText.Reveal(Credential.Password)}"))
                : "Bearer " + SecureText.Reveal(Token!));
        }
    }

    private void Add(HttpHeaders headers, string name, string value)
    {
        if (SkipHeaderValidation)
        {
            headers.TryAddWithoutValidation(name, value);
        }
        else
        {
            headers.Add(name, value);
        }
    }

    private HttpContent? MakeContent(HttpMethod method)
    {
        if (Form is not null)
        {
            return FormContent.Make(Form, this);
        }

        HttpContent? content = null;
        var contentType = ContentType ?? HeaderContentType();
        if (InFile is not null)
        {
            content = new ByteArrayContent(File.ReadAllBytes(GetUnresolvedProviderPathFromPSPath(InFile)));
        }
        else if (Body is not null)
        {
            content = BodyContent(CmdletSupport.Bare(Body)!, contentType);
        }

        if (content is null)
        {
            return method == HttpMethod.Post || method == HttpMethod.Put ? new ByteArrayContent([]) : null;
        }

        if (content is MultipartContent)
        {
            return content;
        }

        contentType ??= method == HttpMethod.Post || CmdletSupport.Bare(Body) is IDictionary ? "application/x-www-form-urlencoded" : null;
        if (contentType is not null)
        {
            SetContentType(content, contentType);
        }

        return content;
    }

    private void SetContentType(HttpContent content, string contentType)
    {
        content.Headers.Remove("Content-Type");
        if (SkipHeaderValidation || !MediaTypeHeaderValue.TryParse(contentType, out var parsed))
        {
            if (!SkipHeaderValidation)
            {
                ThrowTerminatingError(new ErrorRecord(new ValidationMetadataException(
                    $"The cmdlet cannot run because the ContentType '{contentType}' is not a valid Content-Type header."),
                    "WebCmdletContentTypeException", ErrorCategory.InvalidArgument, this));
            }

            content.Headers.TryAddWithoutValidation("Content-Type", contentType);
            return;
        }

        content.Headers.ContentType = parsed;
    }

    private string? HeaderContentType()
        => WebSession!.Headers.TryGetValue("Content-Type", out var type) ? type : null;

    private static HttpContent BodyContent(object body, string? contentType)
    {
        switch (body)
        {
            case HttpContent content:
                return content;
            case byte[] bytes:
                return new ByteArrayContent(bytes);
            case Stream stream:
                return new StreamContent(stream);
            case IDictionary fields:
                return new ByteArrayContent(Encoding.UTF8.GetBytes(FormText(fields)));
            case XmlNode node:
                return new ByteArrayContent(XmlBytes(node));
            default:
                return new ByteArrayContent(EncodingOf(contentType).GetBytes(CmdletSupport.Text(body)));
        }
    }

    private static byte[] XmlBytes(XmlNode node)
    {
        var encoding = node is XmlDocument { FirstChild: XmlDeclaration { Encoding: { Length: > 0 } name } } ? FileEncoding.Get(name) : Encoding.UTF8;
        return encoding.GetBytes(node.OuterXml);
    }

    private static Encoding EncodingOf(string? contentType)
    {
        if (contentType is not null && MediaTypeHeaderValue.TryParse(contentType, out var parsed) && parsed.CharSet is { Length: > 0 } name)
        {
            try
            {
                return FileEncoding.Get(name.Trim('"'));
            }
            catch (ArgumentException)
            {
                return Encoding.UTF8;
            }
        }

        return Encoding.UTF8;
    }

    private static Uri WithQuery(Uri uri, IDictionary query)
    {
        var builder = new UriBuilder(uri);
        var text = FormText(query);
        builder.Query = builder.Query.Length > 1 ? builder.Query[1..] + "&" + text : text;
        return builder.Uri;
    }

    private static string FormText(IDictionary fields)
    {
        var text = new StringBuilder();
        foreach (DictionaryEntry field in fields)
        {
            var values = CmdletSupport.Bare(field.Value) is IEnumerable many and not string ? many.Cast<object?>() : [field.Value];
            foreach (var value in values)
            {
                text.Append(text.Length > 0 ? "&" : "").Append(WebUtility.UrlEncode(CmdletSupport.Text(field.Key))).Append('=')
                    .Append(WebUtility.UrlEncode(CmdletSupport.Text(value)));
            }
        }

        return text.ToString();
    }
}
