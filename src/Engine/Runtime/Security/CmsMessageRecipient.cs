using System.Security.Cryptography.X509Certificates;

namespace System.Management.Automation;

public class CmsMessageRecipient
{
    public CmsMessageRecipient(string identifier) => throw Unsupported.Member();
    public CmsMessageRecipient(X509Certificate2 certificate) => throw Unsupported.Member();
    public X509Certificate2Collection Certificates { get => throw Unsupported.Member(); }
    public void Resolve(SessionState sessionState, ResolutionPurpose purpose, out ErrorRecord error) => throw Unsupported.Member();
}
