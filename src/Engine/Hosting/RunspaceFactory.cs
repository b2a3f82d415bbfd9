using System.Management.Automation.Host;

namespace System.Management.Automation.Runspaces;

public static class RunspaceFactory
{
    public static Runspace CreateOutOfProcessRunspace(TypeTable typeTable) => throw Unsupported.Member();
    public static Runspace CreateRunspace(RunspaceConnectionInfo connectionInfo) => throw Unsupported.Member();
    public static Runspace CreateRunspace(PSHost host, RunspaceConnectionInfo connectionInfo) => throw Unsupported.Member();
    public static Runspace CreateRunspace(RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable, PSPrimitiveDictionary applicationArguments, string name) => throw Unsupported.Member();
    public static Runspace CreateRunspace(RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable, PSPrimitiveDictionary applicationArguments) => throw Unsupported.Member();
    public static Runspace CreateRunspace(RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable) => throw Unsupported.Member();
    public static Runspace CreateRunspace() => throw Unsupported.Member();
    public static Runspace CreateRunspace(PSHost host, InitialSessionState initialSessionState) => throw Unsupported.Member();
    public static Runspace CreateRunspace(InitialSessionState initialSessionState) => throw Unsupported.Member();
    public static Runspace CreateRunspace(PSHost host) => throw Unsupported.Member();
    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces, PSHost host) => throw Unsupported.Member();
    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces, InitialSessionState initialSessionState, PSHost host) => throw Unsupported.Member();
    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces) => throw Unsupported.Member();
    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces, RunspaceConnectionInfo connectionInfo, PSHost host) => throw Unsupported.Member();
    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces, RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable) => throw Unsupported.Member();
    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces, RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable, PSPrimitiveDictionary applicationArguments) => throw Unsupported.Member();
    public static RunspacePool CreateRunspacePool() => throw Unsupported.Member();
    public static RunspacePool CreateRunspacePool(InitialSessionState initialSessionState) => throw Unsupported.Member();
    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces, RunspaceConnectionInfo connectionInfo) => throw Unsupported.Member();
}
