using System.Collections.ObjectModel;

namespace System.Management.Automation.Runtime;

/// <summary>What <c>$object.psobject</c> gives: the object as a PSObject, whose members are not the object's own.</summary>
internal sealed class PSObjectView(PSObject holder) : PSMemberSet("psobject", holder, MemberView.All)
{
    public object BaseObject => Holder.BaseObject;

    public object ImmediateBaseObject => Holder.ImmediateBaseObject;

    public Collection<string> TypeNames => Holder.TypeNames;

    public override bool Equals(object? obj) => Holder.Equals(obj is PSObjectView other ? other.Holder : obj);

    public override int GetHashCode() => Holder.GetHashCode();

    public int CompareTo(object? obj) => Holder.CompareTo(obj);

    public new PSObject Copy() => Holder.Copy();

    public override string ToString() => Holder.ToString();
}
