using System.Globalization;
using System.Management.Automation.Runspaces;

namespace System.Management.Automation.Remoting;

public sealed class PSSessionOption
{
    public PSSessionOption() => throw Unsupported.Member();
    public PSPrimitiveDictionary ApplicationArguments { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public TimeSpan CancelTimeout { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public CultureInfo Culture { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public TimeSpan IdleTimeout { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool IncludePortInSPN { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int MaxConnectionRetryCount { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int MaximumConnectionRedirectionCount { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int? MaximumReceivedDataSizePerCommand { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int? MaximumReceivedObjectSize { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool NoCompression { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool NoEncryption { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool NoMachineProfile { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public TimeSpan OpenTimeout { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public TimeSpan OperationTimeout { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public OutputBufferingMode OutputBufferingMode { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public ProxyAccessType ProxyAccessType { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public AuthenticationMechanism ProxyAuthentication { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public PSCredential ProxyCredential { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SkipCACheck { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SkipCNCheck { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool SkipRevocationCheck { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public CultureInfo UICulture { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool UseUTF16 { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
