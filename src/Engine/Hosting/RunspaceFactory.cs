using System.Management.Automation.Host;

namespace System.Management.Automation.Runspaces;

/// <summary>Makes runspaces and pools of them.</summary>
public static class RunspaceFactory
{
    public static Runspace CreateOutOfProcessRunspace(TypeTable typeTable) => throw Remote();

    public static Runspace CreateRunspace() => CreateRunspace(SilentHost.Instance);

    public static Runspace CreateRunspace(InitialSessionState initialSessionState) => CreateRunspace(SilentHost.Instance, initialSessionState);

    public static Runspace CreateRunspace(PSHost host) => CreateRunspace(host, InitialSessionState.CreateDefault2());

    public static Runspace CreateRunspace(PSHost host, InitialSessionState initialSessionState)
    {
        ArgumentNullException.ThrowIfNull(host);
        ArgumentNullException.ThrowIfNull(initialSessionState);
        return new LocalRunspace(host, initialSessionState);
    }

    public static Runspace CreateRunspace(RunspaceConnectionInfo connectionInfo) => throw Remote();

    public static Runspace CreateRunspace(PSHost host, RunspaceConnectionInfo connectionInfo) => throw Remote();

    public static Runspace CreateRunspace(RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable) => throw Remote();

    public static Runspace CreateRunspace(RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable, PSPrimitiveDictionary applicationArguments) => throw Remote();

    public static Runspace CreateRunspace(RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable, PSPrimitiveDictionary applicationArguments, string name) => throw Remote();

    public static RunspacePool CreateRunspacePool() => CreateRunspacePool(1, 1);

    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces) => CreateRunspacePool(minRunspaces, maxRunspaces, SilentHost.Instance);

    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces, PSHost host)
        => CreateRunspacePool(minRunspaces, maxRunspaces, InitialSessionState.CreateDefault2(), host);

    public static RunspacePool CreateRunspacePool(InitialSessionState initialSessionState)
        => CreateRunspacePool(1, 1, initialSessionState, SilentHost.Instance);

    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces, InitialSessionState initialSessionState, PSHost host)
    {
        ArgumentNullException.ThrowIfNull(initialSessionState);
        ArgumentNullException.ThrowIfNull(host);
        return new RunspacePool(minRunspaces, maxRunspaces, initialSessionState, host);
    }

    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces, RunspaceConnectionInfo connectionInfo) => throw Remote();

    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces, RunspaceConnectionInfo connectionInfo, PSHost host) => throw Remote();

    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces, RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable) => throw Remote();

    public static RunspacePool CreateRunspacePool(int minRunspaces, int maxRunspaces, RunspaceConnectionInfo connectionInfo, PSHost host, TypeTable typeTable, PSPrimitiveDictionary applicationArguments) => throw Remote();

    private static PSNotSupportedException Remote()
        => new("The embedded PowerShell engine has no remoting and no runspaces in other processes. Run on an installed PowerShell instead: set PSWorkerPowerShellHome to its folder ($PSHOME).");
}
