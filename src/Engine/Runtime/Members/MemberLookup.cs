using System.Collections.Concurrent;

namespace System.Management.Automation.Runtime;

/// <summary>Finds members of objects in PowerShell's order: reserved names, own members, type data, the base object's.</summary>
internal static class MemberLookup
{
    private static readonly ConcurrentDictionary<Type, string[]> _typeNames = new();

    public static PSMemberInfo? Find(PSObject owner, string name, MemberView view = MemberView.All)
    {
        if (name.StartsWith("ps", StringComparison.OrdinalIgnoreCase) && FindReserved(owner, name) is { } reserved)
        {
            return reserved;
        }

        if ((view & MemberView.Extended) != 0 && FindExtended(owner, name) is { } extended)
        {
            return extended;
        }

        return (view & (MemberView.Adapted | MemberView.Base)) != 0 ? FindOnBase(owner, name, view) : null;
    }

    /// <summary>All members; properties alone are cheaper to list.</summary>
    public static IEnumerable<PSMemberInfo> All(PSObject owner, MemberView view, bool propertiesOnly)
    {
        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        if ((view & MemberView.Extended) != 0)
        {
            if (owner.Bag is { } bag)
            {
                // The names are taken beforehand: a loop over members may add or remove some.
                var names = bag.Shape.Names.ToArray();
                foreach (var name in names)
                {
                    var index = bag.IndexOf(name);
                    if (index >= 0 && seen.Add(name))
                    {
                        yield return FromBag(owner, bag, index);
                    }
                }
            }

            foreach (var prototype in TypeDataOf(owner).Members)
            {
                if (seen.Add(prototype.Name))
                {
                    yield return Attached(prototype, owner);
                }
            }
        }

        if ((view & (MemberView.Adapted | MemberView.Base)) != 0)
        {
            foreach (var member in BaseMembers.All(owner, view, propertiesOnly))
            {
                if (seen.Add(member.Name))
                {
                    yield return member;
                }
            }
        }
    }

    public static PSMemberInfo? FindTypeDataMember(PSObject owner, string name)
        => TypeDataOf(owner).Find(name) is { } prototype ? Attached(prototype, owner) : null;

    /// <exception cref="ExtendedTypeSystemException">There is such a member already, or the name is reserved.</exception>
    public static void Add(PSObject owner, PSMemberInfo member, bool preValidated)
    {
        if (!preValidated && FindReserved(owner, member.Name) is not null)
        {
            throw new ExtendedTypeSystemException($"The member \"{member.Name}\" cannot be added: the name is reserved.");
        }

        var bag = owner.EnsureBag();
        if (bag.IndexOf(member.Name) >= 0)
        {
            if (!preValidated)
            {
                throw new ExtendedTypeSystemException($"Cannot add a member with the name \"{member.Name}\" because a member with that name already exists.");
            }

            bag.Remove(member.Name);
        }

        if (member.GetType() == typeof(PSNoteProperty) && !member.IsHidden)
        {
            bag.Add(member.Name, member.Value);
            return;
        }

        member.IsInstance = true;
        member.Attach(owner);
        bag.Add(member.Name, new SlotMember(member));
    }

    public static PSMemberInfo FromBag(PSObject owner, MemberBag bag, int index)
    {
        if (bag.Slots[index] is not SlotMember held)
        {
            return new PSNoteProperty(bag.Shape[index], bag, owner);
        }

        held.Member.Attach(owner);
        return held.Member;
    }

    /// <summary>The .NET type and its bases, most derived first.</summary>
    public static string[] TypeNamesOf(object target)
    {
        if (target is PSCustomObject)
        {
            return TypeNamesOfType(typeof(PSCustomObject));
        }

        return TypeTables.Current.Adapter(target.GetType()) is { } adapter ? [.. adapter.GetTypeNameHierarchy(target)] : TypeNamesOfType(target.GetType());
    }

    public static string[] TypeNamesOfType(Type type) => _typeNames.GetOrAdd(type, static t =>
    {
        var names = new List<string>();
        for (var current = t; current is not null; current = current.BaseType)
        {
            names.Add(current.ToString() is var text && current.IsGenericType ? current.FullName ?? text : current.FullName ?? text);
        }

        return [.. names];
    });

    internal static TypeExtension TypeDataOf(PSObject owner)
    {
        var table = TypeTables.Current;
        return owner.Bag?.TypeNames is { } own ? table.For(own) : table.For(owner.BaseObject.GetType());
    }

    internal static PSMemberInfo Attached(PSMemberInfo prototype, PSObject owner)
    {
        var member = prototype.Copy();
        member.Attach(owner);
        return member;
    }

    private static PSMemberInfo? FindExtended(PSObject owner, string name)
    {
        if (owner.Bag is { } bag)
        {
            var index = bag.IndexOf(name);
            if (index >= 0)
            {
                return FromBag(owner, bag, index);
            }
        }

        return FindTypeDataMember(owner, name);
    }

    private static PSMemberInfo? FindOnBase(PSObject owner, string name, MemberView view) => BaseMembers.Find(owner, name, view);

    private static PSMemberInfo? FindReserved(PSObject owner, string name)
    {
        PSMemberInfo member;
        if (name.Equals("psobject", StringComparison.OrdinalIgnoreCase))
        {
            member = new PSNoteProperty("psobject", new PSObjectView(owner));
        }
        else if (name.Equals("pstypenames", StringComparison.OrdinalIgnoreCase))
        {
            member = new PSNoteProperty("pstypenames", owner.TypeNames);
        }
        else if (name.Equals(PSObject.BaseObjectMemberSetName, StringComparison.OrdinalIgnoreCase))
        {
            member = new PSMemberSet(PSObject.BaseObjectMemberSetName, owner, MemberView.Base);
        }
        else if (name.Equals(PSObject.AdaptedMemberSetName, StringComparison.OrdinalIgnoreCase))
        {
            member = new PSMemberSet(PSObject.AdaptedMemberSetName, owner, MemberView.Adapted);
        }
        else if (name.Equals(PSObject.ExtendedMemberSetName, StringComparison.OrdinalIgnoreCase))
        {
            member = new PSMemberSet(PSObject.ExtendedMemberSetName, owner, MemberView.Extended);
        }
        else
        {
            return null;
        }

        member.IsHidden = true;
        member.Attach(owner);
        return member;
    }
}
