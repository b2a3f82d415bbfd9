namespace System.Management.Automation.Runspaces;

public sealed class SessionStateAssemblyEntry : InitialSessionStateEntry
{
    public SessionStateAssemblyEntry(string name, string fileName) : base(default(string)!) => throw Unsupported.Member();
    public SessionStateAssemblyEntry(string name) : base(default(string)!) => throw Unsupported.Member();
    public string FileName { get => throw Unsupported.Member(); }
    public override InitialSessionStateEntry Clone() => throw Unsupported.Member();
}
