namespace System.Management.Automation.Runspaces;

public sealed class AliasPropertyData : TypeMemberData
{
    public AliasPropertyData(string name, string referencedMemberName) => throw Unsupported.Member();
    public AliasPropertyData(string name, string referencedMemberName, Type type) => throw Unsupported.Member();
    public bool IsHidden { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Type MemberType { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public string ReferencedMemberName { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
}
