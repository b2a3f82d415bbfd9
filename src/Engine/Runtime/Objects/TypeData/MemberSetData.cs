using System.Collections.ObjectModel;

namespace System.Management.Automation.Runspaces;

/// <summary>Type data for several members under one name.</summary>
public class MemberSetData : TypeMemberData
{
    public MemberSetData(string name, Collection<TypeMemberData> members)
    {
        Name = name;
        Members = members;
        InheritMembers = true;
    }

    public bool InheritMembers { get; set; }

    public bool IsHidden { get; set; }

    public Collection<TypeMemberData> Members { get; }

    internal override PSMemberInfo ToMember()
        => Hidden(new PSMemberSet(Name, Members.Select(static m => m.ToMember())) { InheritMembers = InheritMembers }, IsHidden);

    internal override TypeMemberData Copy() => new MemberSetData(Name, Members) { InheritMembers = InheritMembers, IsHidden = IsHidden };
}
