namespace System.Management.Automation;

public class PSDynamicMember : PSMemberInfo
{
    internal PSDynamicMember() { }
    public override PSMemberTypes MemberType { get => throw Unsupported.Member(); }
    public override string TypeNameOfValue { get => throw Unsupported.Member(); }
    public override object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override PSMemberInfo Copy() => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
