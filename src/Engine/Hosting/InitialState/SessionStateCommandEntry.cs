namespace System.Management.Automation.Runspaces;

public abstract class SessionStateCommandEntry : ConstrainedSessionStateEntry
{
    protected internal SessionStateCommandEntry(string name, SessionStateEntryVisibility visibility) : base(default(string)!, default(SessionStateEntryVisibility)!) => throw Unsupported.Member();
    protected SessionStateCommandEntry(string name) : base(default(string)!, default(SessionStateEntryVisibility)!) => throw Unsupported.Member();
    public CommandTypes CommandType { get => throw Unsupported.Member(); }
}
