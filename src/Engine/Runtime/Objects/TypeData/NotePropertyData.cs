namespace System.Management.Automation.Runspaces;

public sealed class NotePropertyData : TypeMemberData
{
    public NotePropertyData(string name, object? value) => throw Unsupported.Member();
    public bool IsHidden { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
