namespace Microsoft.PowerShell;

public enum ExecutionPolicyScope
{
    CurrentUser = 1,
    LocalMachine = 2,
    MachinePolicy = 4,
    Process = 0,
    UserPolicy = 3,
}
