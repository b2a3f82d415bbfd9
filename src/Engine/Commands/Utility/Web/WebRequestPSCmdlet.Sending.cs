using System.Net;
using System.Net.Sockets;

namespace Microsoft.PowerShell.Commands;

/// <summary>Sending: redirects, retries, errors of the server.</summary>
public abstract partial class WebRequestPSCmdlet
{
    private const int DefaultMaximumRedirection = 10;

    private Uri WholeUri()
    {
        var uri = Uri!;
        return uri.IsAbsoluteUri ? uri : new Uri("http://" + uri.OriginalString);
    }

    private void Run()
    {
        var uri = WholeUri();
        if (uri.Scheme is not ("http" or "https"))
        {
            ThrowTerminatingError(new ErrorRecord(new NotSupportedException($"The '{uri.Scheme}' scheme is not supported."),
                "WebCmdletIEDomNotSupportedException", ErrorCategory.NotImplemented, uri));
        }

        var client = WebSession!.ClientFor(
            $"{NoProxy}|{SkipCertificateCheck}|{SslProtocol}|{ConnectionTimeoutSeconds}|{DisableKeepAlive}|{WebSession.Proxy?.GetHashCode()}|"
            + $"{WebSession.Credentials?.GetHashCode()}|{WebSession.UseDefaultCredentials}|{WebSession.Certificates?.Count}", MakeHandler);
        using var timeout = OperationTimeoutSeconds > 0 ? CancellationTokenSource.CreateLinkedTokenSource(Cancellation) : null;
        timeout?.CancelAfter(TimeSpan.FromSeconds(OperationTimeoutSeconds));
        var token = timeout?.Token ?? Cancellation;
        var response = Send(client, uri, token);
        var content = Read(response, token);
        if (!SkipHttpErrorCheck && !response.IsSuccessStatusCode)
        {
            ThrowHttpError(response, content);
        }

        Deliver(response, content);
    }

    private HttpResponseMessage Send(HttpClient client, Uri uri, CancellationToken token)
    {
        var method = MethodOf();
        var redirects = WebSession!.MaximumRedirection < 0 ? DefaultMaximumRedirection : WebSession.MaximumRedirection;
        var withBody = true;
        var keepsAuthorization = true;
        var retries = 0;
        while (true)
        {
            var request = MakeRequest(uri, method, withBody, keepsAuthorization);
            WriteVerbose($"Requested HTTP/{request.Version} {request.Method} with {request.Content?.Headers.ContentLength ?? 0}-byte payload");
            var response = SendOnce(client, request, token);
            if (IsRedirect(response.StatusCode) && redirects > 0 && response.Headers.Location is { } location)
            {
                redirects--;
                var target = new Uri(uri, location);
                keepsAuthorization &= PreserveAuthorizationOnRedirect || target.Host == uri.Host;
                if (!PreserveHttpMethodOnRedirect && (response.StatusCode is HttpStatusCode.Found or HttpStatusCode.SeeOther or HttpStatusCode.MultipleChoices
                    || (response.StatusCode == HttpStatusCode.MovedPermanently && method == HttpMethod.Post)) && method != HttpMethod.Head)
                {
                    method = HttpMethod.Get;
                    withBody = false;
                }

                uri = target;
                response.Dispose();
                continue;
            }

            if (retries < MaximumRetryCount && ShouldRetry(response.StatusCode))
            {
                retries++;
                Pause(response, token);
                response.Dispose();
                continue;
            }

            return response;
        }
    }

    private void Pause(HttpResponseMessage response, CancellationToken token)
    {
        var wait = response.Headers.RetryAfter?.Delta ?? TimeSpan.FromSeconds(RetryIntervalSec);
        WriteVerbose($"Retrying after interval of {wait.TotalSeconds} seconds. Status code for previous attempt: {response.StatusCode}");
        token.WaitHandle.WaitOne(wait);
        token.ThrowIfCancellationRequested();
    }

    private static bool ShouldRetry(HttpStatusCode code) => (int)code == 304 || ((int)code >= 400 && (int)code <= 599);

    private static bool IsRedirect(HttpStatusCode code)
        => code is HttpStatusCode.MultipleChoices or HttpStatusCode.MovedPermanently or HttpStatusCode.Found or HttpStatusCode.SeeOther
            or HttpStatusCode.TemporaryRedirect or HttpStatusCode.PermanentRedirect;

    private HttpResponseMessage SendOnce(HttpClient client, HttpRequestMessage request, CancellationToken token)
    {
        try
        {
            return client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead, token).GetAwaiter().GetResult();
        }
        catch (HttpRequestException e)
        {
            var text = e.InnerException is SocketException ? e.Message : e.Message;
            ThrowTerminatingError(new ErrorRecord(new HttpRequestException(text, e.InnerException ?? e, e.StatusCode),
                "WebCmdletWebResponseException", ErrorCategory.InvalidOperation, request));
            throw;
        }
        catch (TaskCanceledException e) when (!Stopping)
        {
            ThrowTerminatingError(new ErrorRecord(e, e.InnerException is TimeoutException ? "ConnectionTimeoutReached" : "OperationTimeoutReached",
                ErrorCategory.OperationTimeout, null));
            throw;
        }
    }

    private static byte[] Read(HttpResponseMessage response, CancellationToken token)
        => response.Content.ReadAsByteArrayAsync(token).GetAwaiter().GetResult();

    private void ThrowHttpError(HttpResponseMessage response, byte[] content)
    {
        var message = $"Response status code does not indicate success: {(int)response.StatusCode} ({response.ReasonPhrase}).";
        var record = new ErrorRecord(new HttpResponseException(message, response), "WebCmdletWebResponseException", ErrorCategory.InvalidOperation,
            response.RequestMessage);
        var detail = ErrorBody.Describe(HttpText.EncodingOf(response).GetString(content), response.Content.Headers.ContentType?.MediaType);
        if (detail.Length > 0)
        {
            record.ErrorDetails = new ErrorDetails(detail);
        }

        ThrowTerminatingError(record);
    }

    private void Deliver(HttpResponseMessage response, byte[] content)
    {
        if (OutFile is not null)
        {
            var path = GetUnresolvedProviderPathFromPSPath(OutFile);
            if (Directory.Exists(path))
            {
                var name = response.Content.Headers.ContentDisposition?.FileNameStar ?? Path.GetFileName(response.RequestMessage!.RequestUri!.LocalPath);
                path = Path.Combine(path, name);
            }

            File.WriteAllBytes(path, content);
            if (!PassThru)
            {
                return;
            }
        }

        ProcessResponse(response, content);
    }

    private SocketsHttpHandler MakeHandler()
    {
        var session = WebSession!;
        var handler = new SocketsHttpHandler
        {
            AllowAutoRedirect = false,
            AutomaticDecompression = DecompressionMethods.All,
            CookieContainer = session.Cookies,
            UseCookies = true,
            UseProxy = !NoProxy,
            Credentials = session.UseDefaultCredentials ? CredentialCache.DefaultCredentials : session.Credentials,
        };
        if (session.Proxy is not null && !NoProxy)
        {
            handler.Proxy = session.Proxy;
        }

        if (ConnectionTimeoutSeconds > 0)
        {
            handler.ConnectTimeout = TimeSpan.FromSeconds(ConnectionTimeoutSeconds);
        }

        if (SkipCertificateCheck)
        {
            handler.SslOptions.RemoteCertificateValidationCallback = static (_, _, _, _) => true;
        }

        if (SslProtocol != WebSslProtocol.Default)
        {
            handler.SslOptions.EnabledSslProtocols = (System.Security.Authentication.SslProtocols)SslProtocol;
        }

        if (session.Certificates is not null)
        {
            handler.SslOptions.ClientCertificates = session.Certificates;
        }

        return handler;
    }
}
