using System.Management.Automation.Remoting;

namespace System.Management.Automation.Runspaces;

public sealed class WSManConnectionInfo : RunspaceConnectionInfo
{
    public const string HttpScheme = "http";
    public const string HttpsScheme = "https";
    public WSManConnectionInfo(string scheme, string computerName, int port, string appName, string shellUri, PSCredential credential, int openTimeout) => throw Unsupported.Member();
    public WSManConnectionInfo(string scheme, string computerName, int port, string appName, string shellUri, PSCredential credential) => throw Unsupported.Member();
    public WSManConnectionInfo(bool useSsl, string computerName, int port, string appName, string shellUri, PSCredential credential) => throw Unsupported.Member();
    public WSManConnectionInfo(bool useSsl, string computerName, int port, string appName, string shellUri, PSCredential credential, int openTimeout) => throw Unsupported.Member();
    public WSManConnectionInfo() => throw Unsupported.Member();
    public WSManConnectionInfo(Uri uri, string shellUri, PSCredential credential) => throw Unsupported.Member();
    public WSManConnectionInfo(Uri uri, string shellUri, string certificateThumbprint) => throw Unsupported.Member();
    public WSManConnectionInfo(Uri uri) => throw Unsupported.Member();
    public WSManConnectionInfo(PSSessionType configurationType) => throw Unsupported.Member();
    public string AppName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override AuthenticationMechanism AuthenticationMechanism { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override string CertificateThumbprint { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override string ComputerName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Uri ConnectionUri { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override PSCredential Credential { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool EnableNetworkAccess { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool IncludePortInSPN { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int MaxConnectionRetryCount { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int MaximumConnectionRedirectionCount { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int? MaximumReceivedDataSizePerCommand { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int? MaximumReceivedObjectSize { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool NoEncryption { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool NoMachineProfile { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public OutputBufferingMode OutputBufferingMode { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int Port { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ProxyAccessType ProxyAccessType { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public AuthenticationMechanism ProxyAuthentication { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSCredential ProxyCredential { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string Scheme { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string ShellUri { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SkipCACheck { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SkipCNCheck { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SkipRevocationCheck { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool UseCompression { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool UseUTF16 { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public WSManConnectionInfo Copy() => throw Unsupported.Member();
    public override void SetSessionOptions(PSSessionOption options) => throw Unsupported.Member();
}
