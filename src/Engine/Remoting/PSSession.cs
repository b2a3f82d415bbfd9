namespace System.Management.Automation.Runspaces;

public sealed class PSSession
{
    internal PSSession() { }
    public PSPrimitiveDictionary ApplicationPrivateData { get => throw Unsupported.Member(); }
    public RunspaceAvailability Availability { get => throw Unsupported.Member(); }
    public string ComputerName { get => throw Unsupported.Member(); }
    public TargetMachineType ComputerType { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string ConfigurationName { get => throw Unsupported.Member(); }
    public string ContainerId { get => throw Unsupported.Member(); }
    public int Id { get => throw Unsupported.Member(); }
    public Guid InstanceId { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Runspace Runspace { get => throw Unsupported.Member(); }
    public Guid? VMId { get => throw Unsupported.Member(); }
    public string VMName { get => throw Unsupported.Member(); }
    public override string ToString() => throw Unsupported.Member();
}
