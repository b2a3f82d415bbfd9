namespace System.Management.Automation.Remoting;

public sealed class PSCertificateDetails
{
    public PSCertificateDetails(string subject, string issuerName, string issuerThumbprint) => throw Unsupported.Member();
    public string IssuerName { get => throw Unsupported.Member(); }
    public string IssuerThumbprint { get => throw Unsupported.Member(); }
    public string Subject { get => throw Unsupported.Member(); }
}
