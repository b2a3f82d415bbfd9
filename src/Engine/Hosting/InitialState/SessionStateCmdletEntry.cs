namespace System.Management.Automation.Runspaces;

public sealed class SessionStateCmdletEntry : SessionStateCommandEntry
{
    public SessionStateCmdletEntry(string name, Type implementingType, string helpFileName) : base(default(string)!) => throw Unsupported.Member();
    public string HelpFileName { get => throw Unsupported.Member(); }
    public Type ImplementingType { get => throw Unsupported.Member(); }
    public override InitialSessionStateEntry Clone() => throw Unsupported.Member();
}
