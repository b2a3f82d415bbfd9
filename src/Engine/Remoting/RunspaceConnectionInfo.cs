using System.Globalization;
using System.Management.Automation.Remoting;

namespace System.Management.Automation.Runspaces;

public abstract class RunspaceConnectionInfo
{
    protected RunspaceConnectionInfo() => throw Unsupported.Member();
    public abstract AuthenticationMechanism AuthenticationMechanism { get; set; }
    public int CancelTimeout { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public abstract string CertificateThumbprint { get; set; }
    public abstract string ComputerName { get; set; }
    public abstract PSCredential Credential { get; set; }
    public CultureInfo Culture { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int IdleTimeout { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int MaxIdleTimeout { get => throw Unsupported.Member(); }
    public int OpenTimeout { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int OperationTimeout { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public CultureInfo UICulture { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public virtual void SetSessionOptions(PSSessionOption options) => throw Unsupported.Member();
}
