using System.Collections;

namespace System.Management.Automation.Runtime;

/// <summary>One place in a script that reads a member: remembers how it was read for the last kind of object.</summary>
internal sealed class GetMemberSite(string name)
{
    private Entry? _entry;

    public string Name => name;

    /// <summary>The member's value; for a missing one null, or an error in strict mode.</summary>
    public object? Get(object? target, ExecutionContext context)
    {
        var entry = _entry;
        if (target is PSObject wrapper)
        {
            if (wrapper.CustomBag is { } bag)
            {
                if (entry is not null && ReferenceEquals(entry.Key, bag.Shape))
                {
                    var slot = bag.Slots[entry.Index];
                    if (slot is not SlotMember)
                    {
                        return slot;
                    }
                }

                return GetFromBag(wrapper, bag, context);
            }

            return MemberReader.Get(wrapper, name, context);
        }

        if (target is null)
        {
            return MemberReader.GetFromNull(name, context);
        }

        if (entry is not null && ReferenceEquals(entry.Key, target.GetType()) && entry.Epoch == InstanceMembers.Epoch && ReferenceEquals(entry.Table, context.Types))
        {
            return MemberReader.Read(entry.Access!, target);
        }

        return GetSlow(target, context);
    }

    private object? GetFromBag(PSObject wrapper, MemberBag bag, ExecutionContext context)
    {
        var index = bag.IndexOf(name);
        if (index < 0)
        {
            return MemberReader.Get(wrapper, name, context);
        }

        _entry = new Entry(bag.Shape, index, null, 0, null);
        return bag.Slots[index] is SlotMember held ? MemberReader.ValueOf(held.Member, wrapper) : bag.Slots[index];
    }

    private object? GetSlow(object target, ExecutionContext context)
    {
        var type = target.GetType();
        if (target is not (IDictionary or PSMemberSet) && !InstanceMembers.MayHave(type) && !BaseMembers.IsAdapted(target))
        {
            var access = MemberReader.FindAccess(type, name, context);
            if (access is not null)
            {
                _entry = new Entry(type, 0, access, InstanceMembers.Epoch, context.Types);
                return MemberReader.Read(access, target);
            }
        }

        return MemberReader.Get(target, name, context);
    }

    /// <summary>Key is the shape of a custom object, or the type of another.</summary>
    private sealed record Entry(object Key, int Index, IPropertyAccess? Access, int Epoch, TypeDataTable? Table);
}
