namespace System.Management.Automation.Runspaces;

public sealed class SessionStateProviderEntry : ConstrainedSessionStateEntry
{
    public SessionStateProviderEntry(string name, Type implementingType, string helpFileName) : base(default(string)!, default(SessionStateEntryVisibility)!) => throw Unsupported.Member();
    public string HelpFileName { get => throw Unsupported.Member(); }
    public Type ImplementingType { get => throw Unsupported.Member(); }
    public override InitialSessionStateEntry Clone() => throw Unsupported.Member();
}
