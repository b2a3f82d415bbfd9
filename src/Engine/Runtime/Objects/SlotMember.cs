namespace System.Management.Automation.Runtime;

/// <summary>Marks a slot of a <see cref="MemberBag"/> that holds a member which is no plain note property.</summary>
internal sealed class SlotMember(PSMemberInfo member)
{
    public PSMemberInfo Member { get; } = member;
}
