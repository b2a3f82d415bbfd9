using System.Net;
using System.Security.Cryptography.X509Certificates;

namespace Microsoft.PowerShell.Commands;

/// <summary>What several web requests share: cookies, headers, credentials, and the connections.</summary>
public class WebRequestSession : IDisposable
{
    private HttpClient? _client;
    private string _clientKey = "";

    public Dictionary<string, string> Headers { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    public CookieContainer Cookies { get; set; } = new();

    public bool UseDefaultCredentials { get; set; }

    public ICredentials? Credentials { get; set; }

    public X509CertificateCollection? Certificates { get; set; }

    public string UserAgent { get; set; } = $"Mozilla/5.0 ({Environment.OSVersion.Platform}; {System.Runtime.InteropServices.RuntimeInformation.OSDescription}; "
        + $"{System.Globalization.CultureInfo.CurrentCulture.Name}) PowerShell/7.6.0";

    public IWebProxy? Proxy { get; set; }

    public int MaximumRedirection { get; set; } = -1;

    public int MaximumRetryCount { get; set; }

    public int RetryIntervalInSeconds { get; set; } = 5;

    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected virtual void Dispose(bool disposing)
    {
        if (disposing)
        {
            _client?.Dispose();
        }
    }

    /// <summary>A client for these settings; the same one as long as they stay the same, so that connections are kept.</summary>
    internal HttpClient ClientFor(string key, Func<SocketsHttpHandler> makeHandler)
    {
        if (_client is null || _clientKey != key)
        {
            _client?.Dispose();
            _client = new HttpClient(makeHandler()) { Timeout = Timeout.InfiniteTimeSpan };
            _clientKey = key;
        }

        return _client;
    }
}
