using System.Collections.ObjectModel;

namespace System.Management.Automation.Runspaces;

public class MemberSetData : TypeMemberData
{
    public MemberSetData(string name, Collection<TypeMemberData> members) => throw Unsupported.Member();
    public bool InheritMembers { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public bool IsHidden { get => throw Unsupported.Member(); set => throw Unsupported.Member(); }
    public Collection<TypeMemberData> Members { get => throw Unsupported.Member(); }
}
