using System.Globalization;
using System.Text;
using PowerShellWorker.Load.Apps;
using PowerShellWorker.Load.Cli;

namespace PowerShellWorker.Load.Http;

/// <summary>The whole request as it goes over the wire: written once, sent again and again.</summary>
internal static class HttpRequestBytes
{
    public static byte[] Create(HttpLoadOptions options)
    {
        var body = options.BodyBytes > 0 ? JsonBody.OfSize(options.BodyBytes) : "";
        var method = options.Method ?? (body.Length > 0 ? "POST" : "GET");
        var text = new StringBuilder()
            .Append(CultureInfo.InvariantCulture, $"{method} {options.Url.PathAndQuery} HTTP/1.1\r\n")
            .Append(CultureInfo.InvariantCulture, $"host: {options.Url.Authority}\r\nuser-agent: psload\r\naccept: */*\r\n");
        if (body.Length > 0)
        {
            text.Append(CultureInfo.InvariantCulture, $"content-type: application/json\r\ncontent-length: {body.Length}\r\n");
        }

        return Encoding.ASCII.GetBytes(text.Append("\r\n").Append(body).ToString());
    }
}
