using System.Text;

namespace Microsoft.PowerShell.Commands;

/// <summary>The answer to a web request.</summary>
public class WebResponseObject
{
    private Dictionary<string, IEnumerable<string>>? _headers;

    internal WebResponseObject(HttpResponseMessage response, byte[] content)
    {
        BaseResponse = response;
        ContentBytes = content;
        RawContentStream = new WebResponseContentMemoryStream(content);
    }

    public HttpResponseMessage BaseResponse { get; set; }

    public int StatusCode => (int)BaseResponse.StatusCode;

    public string StatusDescription => BaseResponse.StatusCode.ToString();

    public MemoryStream RawContentStream { get; protected set; }

    public long RawContentLength => ContentBytes.Length;

    public string? RawContent { get; protected set; }

    public Dictionary<string, IEnumerable<string>> Headers => _headers ??= HttpText.Headers(BaseResponse);

    public virtual object Content => ContentBytes;

    internal byte[] ContentBytes { get; }

    public override string ToString() => Encoding.UTF8.GetString(ContentBytes);
}
