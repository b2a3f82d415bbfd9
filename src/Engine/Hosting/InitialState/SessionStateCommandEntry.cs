namespace System.Management.Automation.Runspaces;

/// <summary>A command that a runspace holds when it opens.</summary>
public abstract class SessionStateCommandEntry : ConstrainedSessionStateEntry
{
    protected SessionStateCommandEntry(string name)
        : base(name, SessionStateEntryVisibility.Public)
    {
    }

    protected internal SessionStateCommandEntry(string name, SessionStateEntryVisibility visibility)
        : base(name, visibility)
    {
    }

    public CommandTypes CommandType { get; internal set; }
}
