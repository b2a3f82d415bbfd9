namespace System.Management.Automation.Runspaces;

public sealed class NamedPipeConnectionInfo : RunspaceConnectionInfo
{
    public NamedPipeConnectionInfo() => throw Unsupported.Member();
    public NamedPipeConnectionInfo(int processId) => throw Unsupported.Member();
    public NamedPipeConnectionInfo(int processId, string appDomainName) => throw Unsupported.Member();
    public NamedPipeConnectionInfo(int processId, string appDomainName, int openTimeout) => throw Unsupported.Member();
    public string AppDomainName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override AuthenticationMechanism AuthenticationMechanism { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override string CertificateThumbprint { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override string ComputerName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override PSCredential Credential { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public int ProcessId { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
