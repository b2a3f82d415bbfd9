namespace System.Management.Automation.Remoting;

public class OriginInfo
{
    public OriginInfo(string computerName, Guid runspaceID) => throw Unsupported.Member();
    public OriginInfo(string computerName, Guid runspaceID, Guid instanceID) => throw Unsupported.Member();
    public Guid InstanceID { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string PSComputerName { get => throw Unsupported.Member(); }
    public Guid RunspaceID { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
