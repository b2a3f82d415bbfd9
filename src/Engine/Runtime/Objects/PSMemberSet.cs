namespace System.Management.Automation;

public class PSMemberSet : PSMemberInfo
{
    public PSMemberSet(string name) => throw Unsupported.Member();
    public PSMemberSet(string name, IEnumerable<PSMemberInfo> members) => throw Unsupported.Member();
    public bool InheritMembers { get => throw Unsupported.Member(); }
    public PSMemberInfoCollection<PSMemberInfo> Members { get => throw Unsupported.Member(); }
    public override PSMemberTypes MemberType { get => throw Unsupported.Member(); }
    public PSMemberInfoCollection<PSMethodInfo> Methods { get => throw Unsupported.Member(); }
    public PSMemberInfoCollection<PSPropertyInfo> Properties { get => throw Unsupported.Member(); }
    public override string TypeNameOfValue { get => throw Unsupported.Member(); }
    public override object? Value { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public override PSMemberInfo Copy() => throw Unsupported.Member();
    public override string ToString() => throw Unsupported.Member();
}
