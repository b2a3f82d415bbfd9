namespace System.Management.Automation.Runspaces;

public abstract class InitialSessionStateEntry
{
    protected InitialSessionStateEntry(string name) => throw Unsupported.Member();
    public PSModuleInfo Module { get => throw Unsupported.Member(); }
    public string Name { get => throw Unsupported.Member(); }
    public abstract InitialSessionStateEntry Clone();
}
