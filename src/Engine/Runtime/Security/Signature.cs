using System.Security.Cryptography.X509Certificates;

namespace System.Management.Automation;

public sealed class Signature
{
    internal Signature() { }
    public bool IsOSBinary { get => throw Unsupported.Member(); }
    public string Path { get => throw Unsupported.Member(); }
    public SignatureType SignatureType { get => throw Unsupported.Member(); }
    public X509Certificate2 SignerCertificate { get => throw Unsupported.Member(); }
    public SignatureStatus Status { get => throw Unsupported.Member(); }
    public string StatusMessage { get => throw Unsupported.Member(); }
    public X509Certificate2 TimeStamperCertificate { get => throw Unsupported.Member(); }
}
