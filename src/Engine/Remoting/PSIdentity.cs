using System.Security.Principal;

namespace System.Management.Automation.Remoting;

public sealed class PSIdentity : IIdentity
{
    public PSIdentity(string authType, bool isAuthenticated, string userName, PSCertificateDetails cert) => throw Unsupported.Member();
    public string AuthenticationType { get => throw Unsupported.Member(); }
    public PSCertificateDetails CertificateDetails { get => throw Unsupported.Member(); }
    public bool IsAuthenticated { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
}
