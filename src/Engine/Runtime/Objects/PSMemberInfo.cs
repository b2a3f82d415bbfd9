namespace System.Management.Automation;

public abstract class PSMemberInfo
{
    protected PSMemberInfo() => throw Unsupported.Member();
    public bool IsInstance { get => throw Unsupported.Member(); }
    public abstract PSMemberTypes MemberType { get; }
    public string Name { get => throw Unsupported.Member(); }
    public abstract string TypeNameOfValue { get; }
    public abstract object? Value { get; set; }
    public abstract PSMemberInfo Copy();
    protected void SetMemberName(string name) => throw Unsupported.Member();
}
