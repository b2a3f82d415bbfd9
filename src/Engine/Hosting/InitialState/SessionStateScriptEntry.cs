namespace System.Management.Automation.Runspaces;

public sealed class SessionStateScriptEntry : SessionStateCommandEntry
{
    public SessionStateScriptEntry(string path) : base(default(string)!) => throw Unsupported.Member();
    public string Path { get => throw Unsupported.Member(); }
    public override InitialSessionStateEntry Clone() => throw Unsupported.Member();
}
