namespace System.Management.Automation.Runspaces;

public sealed class SessionStateTypeEntry : InitialSessionStateEntry
{
    public SessionStateTypeEntry(string fileName) : base(default(string)!) => throw Unsupported.Member();
    public SessionStateTypeEntry(TypeTable typeTable) : base(default(string)!) => throw Unsupported.Member();
    public SessionStateTypeEntry(TypeData typeData, bool isRemove) : base(default(string)!) => throw Unsupported.Member();
    public string FileName { get => throw Unsupported.Member(); }
    public bool IsRemove { get => throw Unsupported.Member(); }
    public TypeData TypeData { get => throw Unsupported.Member(); }
    public TypeTable TypeTable { get => throw Unsupported.Member(); }
    public override InitialSessionStateEntry Clone() => throw Unsupported.Member();
}
