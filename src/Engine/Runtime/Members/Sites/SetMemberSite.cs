using System.Collections;

namespace System.Management.Automation.Runtime;

/// <summary>One place in a script that assigns to a member.</summary>
internal sealed class SetMemberSite(string name)
{
    private Entry? _entry;

    public string Name => name;

    public void Set(object? target, object? value, ExecutionContext context)
    {
        var entry = _entry;
        if (target is PSObject wrapper)
        {
            if (wrapper.CustomBag is { } bag)
            {
                if (entry is not null && ReferenceEquals(entry.Key, bag.Shape) && bag.Slots[entry.Index] is not SlotMember)
                {
                    bag.Slots[entry.Index] = MemberWriter.Stored(value);
                    return;
                }

                var index = bag.IndexOf(name);
                if (index >= 0 && bag.Slots[index] is not SlotMember)
                {
                    _entry = new Entry(bag.Shape, index, null, 0, null);
                    bag.Slots[index] = MemberWriter.Stored(value);
                    return;
                }
            }

            MemberWriter.Set(wrapper, name, value, context);
            return;
        }

        if (target is not null && entry is not null && ReferenceEquals(entry.Key, target.GetType()) && entry.Epoch == InstanceMembers.Epoch
            && ReferenceEquals(entry.Table, context.Types))
        {
            entry.Access!.Set(target, value);
            return;
        }

        SetSlow(target, value, context);
    }

    private void SetSlow(object? target, object? value, ExecutionContext context)
    {
        if (target is not (null or IDictionary or PSMemberSet))
        {
            var type = target.GetType();
            if (!InstanceMembers.MayHave(type) && !BaseMembers.IsAdapted(target) && MemberReader.FindAccess(type, name, context) is { CanWrite: true } access)
            {
                _entry = new Entry(type, 0, access, InstanceMembers.Epoch, context.Types);
                access.Set(target, value);
                return;
            }
        }

        MemberWriter.Set(target, name, value, context);
    }

    private sealed record Entry(object Key, int Index, IPropertyAccess? Access, int Epoch, TypeDataTable? Table);
}
