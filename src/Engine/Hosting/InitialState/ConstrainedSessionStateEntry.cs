namespace System.Management.Automation.Runspaces;

/// <summary>An entry that may be hidden from the user.</summary>
public abstract class ConstrainedSessionStateEntry : InitialSessionStateEntry
{
    protected ConstrainedSessionStateEntry(string name, SessionStateEntryVisibility visibility)
        : base(name) => Visibility = visibility;

    public SessionStateEntryVisibility Visibility { get; set; }
}
