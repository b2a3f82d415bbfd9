namespace System.Management.Automation.Runspaces;

public abstract class ConstrainedSessionStateEntry : InitialSessionStateEntry
{
    protected ConstrainedSessionStateEntry(string name, SessionStateEntryVisibility visibility) : base(default(string)!) => throw Unsupported.Member();
    public SessionStateEntryVisibility Visibility { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
