namespace System.Management.Automation.Runspaces;

/// <summary>Something that a runspace holds when it opens.</summary>
public abstract class InitialSessionStateEntry
{
    protected InitialSessionStateEntry(string name) => Name = name;

    public PSModuleInfo? Module { get; internal set; }

    public string Name { get; }

    /// <summary>One of the engine's own: opening a runspace need not do anything for it.</summary>
    internal bool IsDefault { get; set; }

    public abstract InitialSessionStateEntry Clone();

    private protected InitialSessionStateEntry Copy() => (InitialSessionStateEntry)MemberwiseClone();
}
