using System.Collections;
using System.Net;
using System.Security;
using System.Security.Cryptography.X509Certificates;

namespace Microsoft.PowerShell.Commands;

/// <summary>What Invoke-WebRequest and Invoke-RestMethod share: the parameters. How a request is made stands in the other parts.</summary>
public abstract partial class WebRequestPSCmdlet : PSCmdlet, IDisposable
{
    private readonly CancellationTokenSource _cancellation = new();

    [Parameter]
    public virtual SwitchParameter UseBasicParsing { get; set; }

    [Parameter]
    public virtual Version? HttpVersion { get; set; }

    [Parameter(Position = 0, Mandatory = true)]
    [ValidateNotNullOrEmpty]
    public virtual Uri? Uri { get; set; }

    [Parameter]
    public virtual WebRequestSession? WebSession { get; set; }

    [Parameter]
    [Alias("SV")]
    public virtual string? SessionVariable { get; set; }

    [Parameter]
    public virtual SwitchParameter AllowUnencryptedAuthentication { get; set; }

    [Parameter]
    public virtual WebAuthenticationType Authentication { get; set; } = WebAuthenticationType.None;

    [Parameter]
    [Credential]
    public virtual PSCredential? Credential { get; set; }

    [Parameter]
    public virtual SwitchParameter UseDefaultCredentials { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public virtual string? CertificateThumbprint { get; set; }

    [Parameter]
    [ValidateNotNull]
    public virtual X509Certificate? Certificate { get; set; }

    [Parameter]
    public virtual SwitchParameter SkipCertificateCheck { get; set; }

    [Parameter]
    public virtual WebSslProtocol SslProtocol { get; set; } = WebSslProtocol.Default;

    [Parameter]
    public virtual SecureString? Token { get; set; }

    [Parameter]
    public virtual string? UserAgent { get; set; }

    [Parameter]
    public virtual SwitchParameter DisableKeepAlive { get; set; }

    [Alias("TimeoutSec")]
    [Parameter]
    [ValidateRange(0, int.MaxValue)]
    public virtual int ConnectionTimeoutSeconds { get; set; }

    [Parameter]
    [ValidateRange(0, int.MaxValue)]
    public virtual int OperationTimeoutSeconds { get; set; }

    [Parameter]
    public virtual IDictionary? Headers { get; set; }

    [Parameter]
    public virtual SwitchParameter SkipHeaderValidation { get; set; }

    [Parameter]
    public virtual SwitchParameter AllowInsecureRedirect { get; set; }

    [Parameter]
    [ValidateRange(0, int.MaxValue)]
    public virtual int MaximumRedirection { get; set; } = -1;

    [Parameter]
    [ValidateRange(0, int.MaxValue)]
    public virtual int MaximumRetryCount { get; set; }

    [Parameter]
    public virtual SwitchParameter PreserveAuthorizationOnRedirect { get; set; }

    [Parameter]
    public virtual SwitchParameter PreserveHttpMethodOnRedirect { get; set; }

    [Parameter]
    [ValidateRange(1, int.MaxValue)]
    public virtual int RetryIntervalSec { get; set; } = 5;

    [Parameter(ParameterSetName = "StandardMethod")]
    [Parameter(ParameterSetName = "StandardMethodNoProxy")]
    public virtual WebRequestMethod Method { get; set; } = WebRequestMethod.Default;

    [Parameter(Mandatory = true, ParameterSetName = "CustomMethod")]
    [Parameter(Mandatory = true, ParameterSetName = "CustomMethodNoProxy")]
    [Alias("CM")]
    [ValidateNotNullOrEmpty]
    public virtual string? CustomMethod { get; set; }

    [Parameter]
    public virtual SwitchParameter SkipHttpErrorCheck { get; set; }

    [Parameter(ParameterSetName = "StandardMethod")]
    [Parameter(ParameterSetName = "CustomMethod")]
    public virtual Uri? Proxy { get; set; }

    [Parameter(ParameterSetName = "StandardMethod")]
    [Parameter(ParameterSetName = "CustomMethod")]
    [Credential]
    public virtual PSCredential? ProxyCredential { get; set; }

    [Parameter(ParameterSetName = "StandardMethod")]
    [Parameter(ParameterSetName = "CustomMethod")]
    public virtual SwitchParameter ProxyUseDefaultCredentials { get; set; }

    [Parameter(Mandatory = true, ParameterSetName = "CustomMethodNoProxy")]
    [Parameter(Mandatory = true, ParameterSetName = "StandardMethodNoProxy")]
    public virtual SwitchParameter NoProxy { get; set; }

    [Parameter(ValueFromPipeline = true)]
    public virtual object? Body { get; set; }

    [Parameter]
    public virtual IDictionary? Form { get; set; }

    [Parameter]
    public virtual string? ContentType { get; set; }

    [Parameter]
    [ValidateSet("chunked", "compress", "deflate", "gzip", "identity", IgnoreCase = true)]
    public virtual string? TransferEncoding { get; set; }

    [Parameter]
    [ValidateNotNullOrEmpty]
    public virtual string? InFile { get; set; }

    [Parameter]
    public virtual string? OutFile { get; set; }

    [Parameter]
    public virtual SwitchParameter PassThru { get; set; }

    [Parameter]
    public virtual SwitchParameter Resume { get; set; }

    internal CancellationToken Cancellation => _cancellation.Token;

    protected override void ProcessRecord()
    {
        Validate();
        PrepareSession();
        try
        {
            Run();
        }
        catch (HttpRequestException e) when (e is not HttpResponseException)
        {
            ThrowTerminatingError(new ErrorRecord(e, "WebCmdletWebResponseException", ErrorCategory.InvalidOperation, null));
        }
        catch (OperationCanceledException) when (Stopping)
        {
            throw new PipelineStoppedException();
        }
    }

    protected override void StopProcessing() => _cancellation.Cancel();

    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected virtual void Dispose(bool disposing)
    {
        if (disposing)
        {
            _cancellation.Dispose();
        }
    }

    internal abstract void ProcessResponse(HttpResponseMessage response, byte[] content);

    private void Validate()
    {
        if (WebSession is not null && SessionVariable is not null)
        {
            Fail("The cmdlet cannot run because the following conflicting parameters are specified: WebSession and SessionVariable. Specify either WebSession or "
                + "SessionVariable, then retry.", "WebCmdletSessionConflictException");
        }

        if (Body is not null && InFile is not null)
        {
            Fail("The cmdlet cannot run because the following conflicting parameters are specified: Body and InFile. Specify either Body or Infile, then retry.  ",
                "WebCmdletBodyConflictException");
        }

        if (Body is not null && Form is not null)
        {
            Fail("The cmdlet cannot run because the following conflicting parameters are specified: Body and Form. Specify either Body or Form, then retry.",
                "WebCmdletBodyFormConflictException");
        }

        if (InFile is not null && !File.Exists(GetUnresolvedProviderPathFromPSPath(InFile)))
        {
            ThrowTerminatingError(new ErrorRecord(new ItemNotFoundException($"Cannot find path '{InFile}' because it does not exist."),
                "PathNotFound", ErrorCategory.ObjectNotFound, InFile));
        }

        if (PassThru && OutFile is null)
        {
            Fail("The cmdlet cannot run because the following parameter is missing: OutFile. Provide a valid OutFile parameter value when using the PassThru "
                + "parameter, then retry.", "WebCmdletOutFileMissingException");
        }

        ValidateAuthentication();
    }

    private void ValidateAuthentication()
    {
        if (Authentication == WebAuthenticationType.None && Token is not null)
        {
            Fail("The cmdlet cannot run because the following conflicting parameters are specified: Token and Authentication. Token requires Authentication to be set "
                + "to a value other than None, then retry.", "WebCmdletAuthenticationTokenNotSuppliedException");
        }

        if (Authentication is WebAuthenticationType.Bearer or WebAuthenticationType.OAuth && Token is null)
        {
            Fail("The cmdlet cannot run because the following parameter is missing: Token. Provide a valid Token parameter value when using Authentication "
                + $"{Authentication}, then retry.", "WebCmdletAuthenticationTokenNotSuppliedException");
        }

        if (Authentication == WebAuthenticationType.Basic && Credential is null)
        {
            Fail("The cmdlet cannot run because the following parameter is missing: Credential. Provide a valid Credential parameter value when using Authentication "
                + "Basic, then retry.", "WebCmdletAuthenticationCredentialNotSuppliedException");
        }

        if (!AllowUnencryptedAuthentication && (Authentication != WebAuthenticationType.None || Credential is not null || UseDefaultCredentials)
            && WholeUri().Scheme != "https")
        {
            Fail("The cmdlet cannot protect plain text secrets sent over unencrypted connections. To suppress this warning and send plain text secrets over "
                + "unencrypted networks, reissue the command specifying the AllowUnencryptedAuthentication parameter.",
                "WebCmdletAllowUnencryptedAuthenticationRequiredException");
        }
    }

    private void PrepareSession()
    {
        WebSession ??= new WebRequestSession();
        if (SessionVariable is not null)
        {
            SessionState.PSVariable.Set(SessionVariable, WebSession);
        }

        if (UserAgent is not null)
        {
            WebSession.UserAgent = UserAgent;
        }

        if (Credential is not null && Authentication == WebAuthenticationType.None)
        {
            WebSession.Credentials = Credential.GetNetworkCredential();
        }

        WebSession.UseDefaultCredentials |= UseDefaultCredentials;
        if (Proxy is not null)
        {
            WebSession.Proxy = new WebProxy(Proxy) { Credentials = ProxyCredential?.GetNetworkCredential() };
        }

        if (Certificate is not null)
        {
            WebSession.Certificates ??= [];
            WebSession.Certificates.Add(Certificate);
        }

        if (MaximumRedirection > -1)
        {
            WebSession.MaximumRedirection = MaximumRedirection;
        }

        foreach (DictionaryEntry header in Headers ?? new Hashtable())
        {
            WebSession.Headers[CmdletSupport.Text(header.Key)] = CmdletSupport.Text(header.Value);
        }
    }

    private void Fail(string message, string id)
        => ThrowTerminatingError(new ErrorRecord(new ValidationMetadataException(message), id, ErrorCategory.InvalidArgument, this));
}
