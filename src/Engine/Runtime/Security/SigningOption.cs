namespace System.Management.Automation;

public enum SigningOption
{
    AddFullCertificateChain = 1,
    AddFullCertificateChainExceptRoot = 2,
    AddOnlyCertificate = 0,
    Default = 2,
}
