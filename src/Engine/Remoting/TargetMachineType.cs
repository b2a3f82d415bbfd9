namespace System.Management.Automation.Runspaces;

public enum TargetMachineType
{
    Container = 2,
    RemoteMachine = 0,
    VirtualMachine = 1,
}
