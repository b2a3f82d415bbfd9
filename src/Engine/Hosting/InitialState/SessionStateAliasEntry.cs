namespace System.Management.Automation.Runspaces;

public sealed class SessionStateAliasEntry : SessionStateCommandEntry
{
    public SessionStateAliasEntry(string name, string definition) : base(default(string)!) => throw Unsupported.Member();
    public SessionStateAliasEntry(string name, string definition, string description) : base(default(string)!) => throw Unsupported.Member();
    public SessionStateAliasEntry(string name, string definition, string description, ScopedItemOptions options) : base(default(string)!) => throw Unsupported.Member();
    public string Definition { get => throw Unsupported.Member(); }
    public string Description { get => throw Unsupported.Member(); }
    public ScopedItemOptions Options { get => throw Unsupported.Member(); }
    public override InitialSessionStateEntry Clone() => throw Unsupported.Member();
}
