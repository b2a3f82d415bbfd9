namespace System.Management.Automation.Runspaces;

public sealed class ContainerConnectionInfo : RunspaceConnectionInfo
{
    internal ContainerConnectionInfo() { }
    public override AuthenticationMechanism AuthenticationMechanism { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override string CertificateThumbprint { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override string ComputerName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override PSCredential Credential { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public static ContainerConnectionInfo CreateContainerConnectionInfo(string containerId, bool runAsAdmin, string configurationName) => throw Unsupported.Member();
    public void CreateContainerProcess() => throw Unsupported.Member();
    public bool TerminateContainerProcess() => throw Unsupported.Member();
}
