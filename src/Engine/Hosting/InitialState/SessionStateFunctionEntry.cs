namespace System.Management.Automation.Runspaces;

public sealed class SessionStateFunctionEntry : SessionStateCommandEntry
{
    public SessionStateFunctionEntry(string name, string definition, ScopedItemOptions options, string helpFile) : base(default(string)!) => throw Unsupported.Member();
    public SessionStateFunctionEntry(string name, string definition, string helpFile) : base(default(string)!) => throw Unsupported.Member();
    public SessionStateFunctionEntry(string name, string definition) : base(default(string)!) => throw Unsupported.Member();
    public string Definition { get => throw Unsupported.Member(); }
    public string HelpFile { get => throw Unsupported.Member(); }
    public ScopedItemOptions Options { get => throw Unsupported.Member(); }
    public override InitialSessionStateEntry Clone() => throw Unsupported.Member();
}
