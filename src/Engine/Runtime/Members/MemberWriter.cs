using System.Collections;
using System.Management.Automation.Internal;

namespace System.Management.Automation.Runtime;

/// <summary>Assigns to members of any object by name: the rules behind <c>$object.Name = value</c>.</summary>
internal static class MemberWriter
{
    public static void Set(object? target, string name, object? value, ExecutionContext context)
    {
        if (target is null || ReferenceEquals(target, AutomationNull.Value))
        {
            throw MemberError.CannotSet(name, "PropertyNotFound");
        }

        var wrapper = target as PSObject;
        var bare = wrapper?.BaseObject ?? target;
        if (wrapper?.ImmediateBaseObject is not PSCustomObject && bare is IDictionary dictionary && !IsPropertyOf(dictionary, name))
        {
            Indexing.SetInDictionary(dictionary, name, Stored(value));
            return;
        }

        if (bare is PSMemberSet set and not PSObjectView && set.Members[name] is { } inSet)
        {
            inSet.Value = value;
            return;
        }

        var member = MemberLookup.Find(wrapper ?? PSObject.AsPSObject(bare), name);
        switch (member)
        {
            case null when bare is PSCustomObject:
                throw MemberError.SetFailed(name, MemberError.CannotSet(name), "ExceptionWhenSetting");
            case null:
                throw MemberError.CannotSet(name);
            case PSPropertyInfo { IsSettable: false }:
                throw MemberError.ReadOnly(member.Name);
            default:
                member.Value = value is PSObject ? Stored(value) : value;
                return;
        }
    }

    /// <summary>What is kept of a value: nothing becomes null.</summary>
    public static object? Stored(object? value) => ReferenceEquals(value, AutomationNull.Value) ? null : value;

    /// <summary>A settable property of the dictionary itself, unless there is a key of that name.</summary>
    private static bool IsPropertyOf(IDictionary dictionary, string name)
        => dictionary is not Hashtable and not System.Collections.Specialized.OrderedDictionary
            && !dictionary.Contains(name) && TypeMembers.OfInstances(dictionary.GetType()).FindProperty(name) is { CanWrite: true };
}
